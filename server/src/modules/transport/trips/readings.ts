import { judgeReading, type ReadingsAround } from '@sewa/contract/transport/odometer-rules';
import { PortalError } from '../../../platform/http/portal-error.ts';

interface Place extends ReadingsAround {
  /** Of the reading. */
  day: string;
  vehicle: string;
  field?: string;
  /** What to say where a later reading is lower. */
  beyond?: 'ODOMETER_BEYOND_NEXT' | 'ODOMETER_BEYOND_LATER';
}

/** Throws where a reading does not fit between those around it. */
export function assertReading(reading: number, place: Place): void {
  const { vehicle, field = 'odometer', beyond = 'ODOMETER_BEYOND_NEXT' } = place;
  const problem = judgeReading(reading, place);
  switch (problem?.code) {
    case undefined:
      return;
    case 'BEYOND_NEXT': {
      const { next } = problem;
      throw new PortalError(beyond, {
        fields: { [field]: 'beyond a later one' },
        words: () => ({ vehicle, next: String(next) }),
      });
    }
    case 'BACK':
    case 'TOO_FAR': {
      const { code, last } = problem;
      throw new PortalError(`ODOMETER_${code}`, {
        fields: { [field]: code === 'BACK' ? 'back' : 'too far' },
        words: () => ({ vehicle, last: String(last), km: String(reading - last) }),
        data: { last },
      });
    }
  }
}

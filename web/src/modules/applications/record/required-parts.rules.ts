import { type ApplicationForm, emptyApplicationForm } from '@sewa/contract/applications/application-form';
import { type MissingPart, missingIn, missingParts } from '@sewa/contract/applications/application-moves';

/** Everything that an application needs before it can be decided, whether it is there or not. */
export function requiredParts(
  application: {
    type: number;
    birthDate: string | null;
    form: Pick<ApplicationForm, 'isPermanent' | 'attendants'>;
  },
  today: string,
): MissingPart[] {
  const { type, birthDate } = application;
  const { isPermanent } = application.form;
  const attendants = application.form.attendants.map((one) => ({ ...one, phone: '' }));
  const form = { ...emptyApplicationForm, isPermanent, attendants };
  const nothing = { type, form, attachmentTypes: [], hasPhoto: false, today };
  const asked = new Set([
    ...missingIn({ ...nothing, birthDate: null }),
    ...missingIn({ ...nothing, birthDate }),
  ]);
  return missingParts.filter((part) => asked.has(part));
}

import { daysRemainingText } from '@sewa/contract/kernel/values/days';
import { useFormat } from '../../platform/use-format.ts';

interface Stay {
  fromDay: string;
  toDay: string;
}

/** '29 Dec 2026 – 31 Dec 2026, 3 day(s)', of a roll or of a member. */
export function useDaysText() {
  const { day } = useFormat();
  return ({ fromDay, toDay }: Stay) => {
    const days = fromDay === toDay ? day(fromDay) : `${day(fromDay)} – ${day(toDay)}`;
    return `${days}, ${daysRemainingText(fromDay, toDay)}`;
  };
}

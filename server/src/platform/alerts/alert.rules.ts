import type { Language } from '@sewa/contract/kernel/values/languages';
import { alertDaysOf } from '@sewa/contract/papers/paper-state';

export interface ExpiringThing {
  /** The same at each look, different from all others: the name of the source, and an id. */
  readonly thing: string;
  readonly lastDay: string;
  /** One line without the day: what it is, whose, and where. */
  words(language: Language): string;
}

/** With the days before its last day under which it is announced. */
export interface AnnouncedThing extends ExpiringThing {
  readonly days: number;
}

/**
 * Each under the nearest of the days that have come: what is entered a week before its last day is announced once, not
 * three times. What has lapsed is no longer announced.
 */
export function announced(things: readonly ExpiringThing[], today: string): AnnouncedThing[] {
  return things.flatMap((one) => {
    const days = alertDaysOf(one.lastDay, today);
    return days === null ? [] : [{ ...one, days }];
  });
}

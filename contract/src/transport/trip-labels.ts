import type { Texts } from '../kernel/values/languages.ts';
import type { TripStatus } from './enums.ts';

/** What a status is called: on screens, in refusals that name two of them, and in print. */
export const tripStatusLabels: Readonly<Record<TripStatus, Texts> & Record<number, Texts>> = {
  5: { en: 'Cancelled', hi: 'रद्द', pa: 'ਰੱਦ' },
  10: { en: 'Planned', hi: 'तय', pa: 'ਤੈਅ' },
  20: { en: 'Started', hi: 'रास्ते में', pa: 'ਰਸਤੇ ਵਿੱਚ' },
  30: { en: 'Completed', hi: 'पूरी', pa: 'ਪੂਰਾ' },
};

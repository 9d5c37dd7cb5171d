import type { Language } from '@sewa/contract/kernel/values/languages';
import type { Comer } from './floor.queries.ts';

/** Who is about to be registered, before the consent is signed. */
export interface ChosenComer {
  who: Comer;
  name: string;
  language: Language;
  /** The last donation on the record; null where it is not known, or the card could not be looked up. */
  lastDonationOn: string | null;
}

import type { Texts } from '../kernel/values/languages.ts';

export const conflictKinds = [
  /** Changed here and there: the later change stands, or what the module says must win. */
  'changedTwice',
  /** Changed or used on a laptop after it was deleted in the cloud. */
  'deletedThere',
  /** Two records claimed one number: the later one got a new number. */
  'renumbered',
  /** Two records of the same thing: one of them stands. */
  'replaced',
  /** The record was not acceptable in the cloud: it is kept here. */
  'refused',
  /** Something that a person should look at; `finding` says what. */
  'finding',
] as const;
export type ConflictKind = (typeof conflictKinds)[number];

export const conflictWords: Readonly<Record<ConflictKind, Texts>> = {
  changedTwice: {
    en: 'Changed in two places',
    hi: 'दो जगह बदला गया',
    pa: 'ਦੋ ਥਾਵਾਂ ਉੱਤੇ ਬਦਲਿਆ ਗਿਆ',
  },
  deletedThere: {
    en: 'Changed on the laptop, deleted in the cloud',
    hi: 'लैपटॉप पर बदला, क्लाउड में मिटाया गया',
    pa: 'ਲੈਪਟਾਪ ਉੱਤੇ ਬਦਲਿਆ, ਕਲਾਊਡ ਵਿੱਚ ਮਿਟਾਇਆ ਗਿਆ',
  },
  renumbered: {
    en: 'Number was taken, a new one was given',
    hi: 'नंबर पहले से था, नया दिया गया',
    pa: 'ਨੰਬਰ ਪਹਿਲਾਂ ਹੀ ਸੀ, ਨਵਾਂ ਦਿੱਤਾ ਗਿਆ',
  },
  replaced: {
    en: 'Entered in two places, the cloud’s entry stands',
    hi: 'दो जगह लिखा गया, क्लाउड वाला रखा गया',
    pa: 'ਦੋ ਥਾਵਾਂ ਉੱਤੇ ਲਿਖਿਆ ਗਿਆ, ਕਲਾਊਡ ਵਾਲਾ ਰੱਖਿਆ ਗਿਆ',
  },
  refused: {
    en: 'Could not be taken over, kept here',
    hi: 'लिया नहीं जा सका, यहाँ रखा है',
    pa: 'ਲਿਆ ਨਹੀਂ ਜਾ ਸਕਿਆ, ਇੱਥੇ ਰੱਖਿਆ ਹੈ',
  },
  finding: { en: 'To be checked', hi: 'जाँच के लिए', pa: 'ਜਾਂਚ ਲਈ' },
};

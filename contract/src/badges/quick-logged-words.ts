import { commonWords } from '../kernel/resource/common-words.ts';
import type { LoggedWords } from '../kernel/resource/logged-words.ts';
import { quickEventWords, quickKindWords, tokenStateWords } from './quick-words.ts';

export const quickTokenLog: LoggedWords = {
  entity: 'quick_token',
  logged: { en: 'Quick token', hi: 'तुरंत टोकन', pa: 'ਤੁਰੰਤ ਟੋਕਨ' },
  fields: {
    event: quickEventWords.one,
    kind: quickKindWords,
    number: commonWords.number,
    centre: commonWords.centre,
    state: tokenStateWords,
    stateAt: { en: 'Since', hi: 'कब से', pa: 'ਕਦੋਂ ਤੋਂ' },
    printCount: { en: 'Prints', hi: 'प्रिंट', pa: 'ਪ੍ਰਿੰਟ' },
  },
};

import type { LoggedWords } from '../kernel/resource/logged-words.ts';
import { rollMemberWords, rollWords } from './words.ts';

export const rollMemberLog: LoggedWords = {
  entity: 'nominal_roll_member',
  logged: { en: 'Member of a roll', hi: 'रोल का सदस्य', pa: 'ਰੋਲ ਦਾ ਮੈਂਬਰ' },
  fields: { ...rollMemberWords, roll: rollWords.one },
};

export const rollSettingLog: LoggedWords = {
  entity: 'nominal_roll_setting',
  logged: { en: 'Rules for nominal rolls', hi: 'नॉमिनल रोल के नियम', pa: 'ਨੌਮੀਨਲ ਰੋਲ ਦੇ ਨਿਯਮ' },
  fields: {
    asksForBadge: {
      en: 'Warn when a badge is missing',
      hi: 'बैज न होने पर चेतावनी',
      pa: 'ਬੈਜ ਨਾ ਹੋਣ ਉੱਤੇ ਚੇਤਾਵਨੀ',
    },
    yearlyDays: { en: 'Most days in a year', hi: 'साल में ज़्यादा से ज़्यादा दिन', pa: 'ਸਾਲ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ ਦਿਨ' },
  },
};

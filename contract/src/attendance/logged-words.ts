import { commonWords } from '../kernel/resource/common-words.ts';
import { type LoggedWords, loggedColumns } from '../kernel/resource/logged-words.ts';
import { entryWords, markWords, sheetWords } from './words.ts';

export const entryLog: LoggedWords = {
  entity: 'attendance_entry',
  logged: { en: 'Attendance', hi: 'हाज़िरी', pa: 'ਹਾਜ਼ਰੀ' },
  fields: {
    centre: commonWords.centre,
    sheet: sheetWords.one,
    sewadar: entryWords.sewadar,
    inAt: entryWords.inAt,
    outAt: entryWords.outAt,
    stated: { en: 'Chosen by hand', hi: 'हाथ से चुनी', pa: 'ਹੱਥੀਂ ਚੁਣੀ', choices: markWords },
    mark: entryWords.mark,
    how: entryWords.how,
    userName: loggedColumns.userName,
  },
};

export const correctionLog: LoggedWords = {
  entity: 'attendance_correction',
  logged: { en: 'Correction', hi: 'सुधार', pa: 'ਸੁਧਾਰ' },
  fields: {
    centre: commonWords.centre,
    sheet: sheetWords.one,
    sewadar: entryWords.sewadar,
    markBefore: { en: 'Attendance before', hi: 'पहले की हाज़िरी', pa: 'ਪਹਿਲਾਂ ਦੀ ਹਾਜ਼ਰੀ', choices: markWords },
    inBefore: { en: 'Came at, before', hi: 'पहले: कब आए', pa: 'ਪਹਿਲਾਂ: ਕਦੋਂ ਆਏ' },
    outBefore: { en: 'Left at, before', hi: 'पहले: कब गए', pa: 'ਪਹਿਲਾਂ: ਕਦੋਂ ਗਏ' },
    markAfter: { en: 'Attendance after', hi: 'बाद की हाज़िरी', pa: 'ਬਾਅਦ ਦੀ ਹਾਜ਼ਰੀ', choices: markWords },
    inAfter: { en: 'Came at, after', hi: 'बाद में: कब आए', pa: 'ਬਾਅਦ ਵਿੱਚ: ਕਦੋਂ ਆਏ' },
    outAfter: { en: 'Left at, after', hi: 'बाद में: कब गए', pa: 'ਬਾਅਦ ਵਿੱਚ: ਕਦੋਂ ਗਏ' },
    reason: loggedColumns.reason,
    at: loggedColumns.at,
    userName: loggedColumns.userName,
  },
};

export const monthLog: LoggedWords = {
  entity: 'attendance_month',
  logged: { en: 'Closed month', hi: 'बंद महीना', pa: 'ਬੰਦ ਮਹੀਨਾ' },
  fields: {
    month: { en: 'Month', hi: 'महीना', pa: 'ਮਹੀਨਾ' },
    closedByName: sheetWords.fields.closedByName,
    closedAt: { en: 'Closed on', hi: 'कब बंद हुआ', pa: 'ਕਦੋਂ ਬੰਦ ਹੋਇਆ' },
  },
};

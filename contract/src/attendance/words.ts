import { commonWords } from '../kernel/resource/common-words.ts';
import { attendanceLimitWords, attendanceRuleWords, scheduleWords } from '../user/words.ts';
import type { EntryWay, Mark } from './marks.ts';

export const markWords = {
  present: { en: 'Present', hi: 'हाज़िर', pa: 'ਹਾਜ਼ਰ' },
  late: { en: 'Late', hi: 'देर से', pa: 'ਦੇਰ ਨਾਲ' },
  half: { en: 'Half sewa', hi: 'आधी सेवा', pa: 'ਅੱਧੀ ਸੇਵਾ' },
  absent: { en: 'Absent', hi: 'नहीं आए', pa: 'ਨਹੀਂ ਆਏ' },
  excused: { en: 'Excused', hi: 'छुट्टी पर', pa: 'ਛੁੱਟੀ ਉੱਤੇ' },
} as const satisfies Record<Mark, object>;

export const wayWords = {
  list: { en: 'List', hi: 'सूची', pa: 'ਸੂਚੀ' },
  scan: { en: 'Scan', hi: 'स्कैन', pa: 'ਸਕੈਨ' },
  kiosk: { en: 'Kiosk', hi: 'कियोस्क', pa: 'ਕਿਓਸਕ' },
} as const satisfies Record<EntryWay, object>;

export const sheetWords = {
  one: { en: 'Attendance sheet', hi: 'हाज़िरी शीट', pa: 'ਹਾਜ਼ਰੀ ਸ਼ੀਟ' },
  many: { en: 'Attendance sheets', hi: 'हाज़िरी शीटें', pa: 'ਹਾਜ਼ਰੀ ਸ਼ੀਟਾਂ' },
  empty: {
    en: 'Open a sheet for a sewa, then mark who came.',
    hi: 'किसी सेवा की शीट खोलें, फिर आने वालों की हाज़िरी लगाएँ।',
    pa: 'ਕਿਸੇ ਸੇਵਾ ਦੀ ਸ਼ੀਟ ਖੋਲ੍ਹੋ, ਫਿਰ ਆਉਣ ਵਾਲਿਆਂ ਦੀ ਹਾਜ਼ਰੀ ਲਾਓ।',
  },
  removal: {
    en: 'Only a sheet without entries can be deleted.',
    hi: 'सिर्फ़ बिना एंट्री की शीट मिटाई जा सकती है।',
    pa: 'ਸਿਰਫ਼ ਬਿਨਾਂ ਐਂਟਰੀ ਦੀ ਸ਼ੀਟ ਮਿਟਾਈ ਜਾ ਸਕਦੀ ਹੈ।',
  },
  fields: {
    title: { en: 'Sewa', hi: 'सेवा', pa: 'ਸੇਵਾ' },
    onDay: { en: 'Day', hi: 'दिन', pa: 'ਦਿਨ' },
    startTime: scheduleWords.fields.startTime,
    endTime: scheduleWords.fields.endTime,
    department: scheduleWords.fields.department,
    centre: commonWords.centre,
    centreName: commonWords.centreName,
    place: {
      en: 'Place',
      hi: 'जगह',
      pa: 'ਥਾਂ',
      hint: { en: 'For example gate 2', hi: 'जैसे गेट 2', pa: 'ਜਿਵੇਂ ਗੇਟ 2' },
    },
    ...attendanceRuleWords,
    ...attendanceLimitWords,
    came: { en: 'Came', hi: 'आए', pa: 'ਆਏ' },
    marked: { en: 'Marked', hi: 'दर्ज', pa: 'ਦਰਜ' },
    isClosed: {
      ...commonWords.status,
      choices: {
        true: { en: 'Closed', hi: 'बंद', pa: 'ਬੰਦ' },
        false: { en: 'Open', hi: 'खुली', pa: 'ਖੁੱਲ੍ਹੀ' },
      },
    },
    closedByName: { en: 'Closed by', hi: 'किसने बंद की', pa: 'ਕਿਸ ਨੇ ਬੰਦ ਕੀਤੀ' },
    closedAt: { en: 'Closed on', hi: 'कब बंद हुई', pa: 'ਕਦੋਂ ਬੰਦ ਹੋਈ' },
    isClosedByMe: { en: 'Closed by me', hi: 'मैंने बंद की', pa: 'ਮੈਂ ਬੰਦ ਕੀਤੀ' },
    schedule: scheduleWords.one,
    startsAt: scheduleWords.fields.startTime,
    endsAt: scheduleWords.fields.endTime,
  },
} as const;

export const reportWords = {
  percentage: { en: 'Percent', hi: 'प्रतिशत', pa: 'ਪ੍ਰਤੀਸ਼ਤ' },
  sewaDays: { en: 'Days of sewa', hi: 'सेवा के दिन', pa: 'ਸੇਵਾ ਦੇ ਦਿਨ' },
  people: { en: 'People', hi: 'लोग', pa: 'ਲੋਕ' },
  lastSeen: { en: 'Last seen', hi: 'पिछली बार', pa: 'ਪਿਛਲੀ ਵਾਰ' },
} as const;

export const entryWords = {
  sewadar: { en: 'Sewadar', hi: 'सेवादार', pa: 'ਸੇਵਾਦਾਰ' },
  mark: { en: 'Attendance', hi: 'हाज़िरी', pa: 'ਹਾਜ਼ਰੀ', choices: markWords },
  inAt: { en: 'Came at', hi: 'कब आए', pa: 'ਕਦੋਂ ਆਏ' },
  outAt: { en: 'Left at', hi: 'कब गए', pa: 'ਕਦੋਂ ਗਏ' },
  how: { en: 'Marked by', hi: 'कैसे दर्ज', pa: 'ਕਿਵੇਂ ਦਰਜ', choices: wayWords },
} as const;

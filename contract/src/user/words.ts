import { commonWords } from '../kernel/resource/common-words.ts';

export const areaWords = {
  one: { en: 'Area', hi: 'क्षेत्र', pa: 'ਏਰੀਆ' },
  many: { en: 'Areas', hi: 'क्षेत्र', pa: 'ਏਰੀਏ' },
  empty: {
    en: 'Each area has its own records. Other areas cannot see them.',
    hi: 'हर क्षेत्र के रिकॉर्ड अलग होते हैं। दूसरा क्षेत्र उन्हें नहीं देख सकता।',
    pa: 'ਹਰ ਏਰੀਏ ਦੇ ਰਿਕਾਰਡ ਵੱਖਰੇ ਹੁੰਦੇ ਹਨ। ਦੂਜਾ ਏਰੀਆ ਉਨ੍ਹਾਂ ਨੂੰ ਨਹੀਂ ਵੇਖ ਸਕਦਾ।',
  },
  fields: {
    code: commonWords.code,
    name: commonWords.name,
    isActive: {
      ...commonWords.isActive,
      hint: {
        en: 'Inactive areas can no longer be switched to',
        hi: 'बंद क्षेत्र में अब जाया नहीं जा सकता',
        pa: 'ਬੰਦ ਏਰੀਏ ਵਿੱਚ ਹੁਣ ਜਾਇਆ ਨਹੀਂ ਜਾ ਸਕਦਾ',
      },
    },
  },
} as const;

export const centreWords = {
  one: { en: 'Centre', hi: 'केंद्र', pa: 'ਸੈਂਟਰ' },
  many: { en: 'Centres', hi: 'केंद्र', pa: 'ਸੈਂਟਰ' },
  empty: {
    en: 'The centres of this area appear here.',
    hi: 'इस क्षेत्र के केंद्र यहाँ दिखते हैं।',
    pa: 'ਇਸ ਏਰੀਏ ਦੇ ਸੈਂਟਰ ਇੱਥੇ ਦਿਸਦੇ ਹਨ।',
  },
  fields: {
    code: commonWords.code,
    name: commonWords.name,
    address: commonWords.address,
    isActive: {
      ...commonWords.isActive,
      hint: {
        en: 'Inactive centres are no longer offered',
        hi: 'बंद केंद्र अब चुनने को नहीं मिलते',
        pa: 'ਬੰਦ ਸੈਂਟਰ ਹੁਣ ਚੁਣਨ ਨੂੰ ਨਹੀਂ ਮਿਲਦੇ',
      },
    },
  },
} as const;

export const orgWords = {
  one: { en: 'Unit', hi: 'यूनिट', pa: 'ਯੂਨਿਟ' },
  many: { en: 'Units', hi: 'यूनिट', pa: 'ਯੂਨਿਟ' },
  fields: {
    name: commonWords.name,
    level: {
      en: 'Level',
      hi: 'स्तर',
      pa: 'ਪੱਧਰ',
      choices: {
        10: { en: 'Centre', hi: 'केंद्र', pa: 'ਸੈਂਟਰ' },
        50: { en: 'Area', hi: 'क्षेत्र', pa: 'ਏਰੀਆ' },
        90: { en: 'Zone', hi: 'ज़ोन', pa: 'ਜ਼ੋਨ' },
        100: { en: 'Organisation', hi: 'संगठन', pa: 'ਸੰਗਠਨ' },
      },
    },
    area: { en: 'Area', hi: 'क्षेत्र', pa: 'ਏਰੀਆ' },
    centre: {
      en: 'Centre',
      hi: 'केंद्र',
      pa: 'ਸੈਂਟਰ',
      hint: {
        en: 'Its users see this centre’s records',
        hi: 'इसके यूज़र इस केंद्र के रिकॉर्ड देखते हैं',
        pa: 'ਇਸ ਦੇ ਯੂਜ਼ਰ ਇਸ ਸੈਂਟਰ ਦੇ ਰਿਕਾਰਡ ਵੇਖਦੇ ਹਨ',
      },
    },
    centreName: commonWords.centreName,
    parent: {
      en: 'Parent unit',
      hi: 'ऊपर की यूनिट',
      pa: 'ਉੱਪਰਲੀ ਯੂਨਿਟ',
      hint: {
        en: 'The unit this one belongs to',
        hi: 'जिस यूनिट का यह भाग है',
        pa: 'ਜਿਸ ਯੂਨਿਟ ਦਾ ਇਹ ਹਿੱਸਾ ਹੈ',
      },
    },
    parentName: { en: 'Parent unit', hi: 'ऊपर की यूनिट', pa: 'ਉੱਪਰਲੀ ਯੂਨਿਟ' },
    users: { en: 'Users', hi: 'यूज़र', pa: 'ਯੂਜ਼ਰ' },
  },
} as const;

/** When somebody is late or serves half: of a schedule, and of each attendance sheet that is opened from it. */
export const attendanceRuleWords = {
  lateAfter: {
    en: 'Late after (minutes)',
    hi: 'कितने मिनट बाद देर',
    pa: 'ਕਿੰਨੇ ਮਿੰਟ ਬਾਅਦ ਦੇਰ',
    hint: { en: 'Empty means 15 minutes', hi: 'ख़ाली: 15 मिनट', pa: 'ਖ਼ਾਲੀ: 15 ਮਿੰਟ' },
  },
  halfBelow: {
    en: 'Half sewa below (minutes)',
    hi: 'इतने मिनट से कम: आधी सेवा',
    pa: 'ਇੰਨੇ ਮਿੰਟ ਤੋਂ ਘੱਟ: ਅੱਧੀ ਸੇਵਾ',
    hint: {
      en: 'Empty means half of the planned time',
      hi: 'ख़ाली: तय समय का आधा',
      pa: 'ਖ਼ਾਲੀ: ਤੈਅ ਸਮੇਂ ਦਾ ਅੱਧਾ',
    },
  },
} as const;

export const attendanceLimitWords = {
  maxHours: {
    en: 'Longest shift (hours)',
    hi: 'सबसे लंबी सेवा (घंटे)',
    pa: 'ਸਭ ਤੋਂ ਲੰਬੀ ਸੇਵਾ (ਘੰਟੇ)',
    hint: {
      en: 'A longer shift warns. Empty means no limit',
      hi: 'इससे लंबी सेवा पर चेतावनी। ख़ाली: कोई सीमा नहीं',
      pa: 'ਇਸ ਤੋਂ ਲੰਬੀ ਸੇਵਾ ਉੱਤੇ ਚੇਤਾਵਨੀ। ਖ਼ਾਲੀ: ਕੋਈ ਹੱਦ ਨਹੀਂ',
    },
  },
  maxDaysInRow: {
    en: 'Days in a row',
    hi: 'लगातार दिन',
    pa: 'ਲਗਾਤਾਰ ਦਿਨ',
    hint: {
      en: 'One more day warns. Empty means no limit',
      hi: 'एक दिन और होने पर चेतावनी। ख़ाली: कोई सीमा नहीं',
      pa: 'ਇੱਕ ਦਿਨ ਹੋਰ ਹੋਣ ਉੱਤੇ ਚੇਤਾਵਨੀ। ਖ਼ਾਲੀ: ਕੋਈ ਹੱਦ ਨਹੀਂ',
    },
  },
} as const;

export const scheduleWords = {
  one: { en: 'Schedule', hi: 'समय-सारणी', pa: 'ਸਮਾਂ-ਸਾਰਣੀ' },
  many: { en: 'Sewa schedules', hi: 'सेवा समय-सारणियाँ', pa: 'ਸੇਵਾ ਸਮਾਂ-ਸਾਰਣੀਆਂ' },
  empty: {
    en: 'A schedule says when a sewa takes place. Attendance is marked from it.',
    hi: 'समय-सारणी बताती है कि सेवा कब है। हाज़िरी उसी से लगती है।',
    pa: 'ਸਮਾਂ-ਸਾਰਣੀ ਦੱਸਦੀ ਹੈ ਕਿ ਸੇਵਾ ਕਦੋਂ ਹੈ। ਹਾਜ਼ਰੀ ਉਸੇ ਤੋਂ ਲੱਗਦੀ ਹੈ।',
  },
  removal: {
    en: 'All its coming days are removed from the calendar. To end it on a day, set “Valid until” instead.',
    hi: 'इसके सभी आने वाले दिन कैलेंडर से हट जाएँगे। किसी दिन ख़त्म करना हो तो “कब तक” भरें।',
    pa: 'ਇਸ ਦੇ ਸਾਰੇ ਆਉਣ ਵਾਲੇ ਦਿਨ ਕੈਲੰਡਰ ਤੋਂ ਹਟ ਜਾਣਗੇ। ਕਿਸੇ ਦਿਨ ਖ਼ਤਮ ਕਰਨੀ ਹੋਵੇ ਤਾਂ “ਕਦੋਂ ਤੱਕ” ਭਰੋ।',
  },
  fields: {
    title: { en: 'Title', hi: 'शीर्षक', pa: 'ਸਿਰਲੇਖ' },
    department: {
      en: 'Department',
      hi: 'विभाग',
      pa: 'ਵਿਭਾਗ',
      hint: {
        en: 'For example langar, security, traffic',
        hi: 'जैसे लंगर, सुरक्षा, यातायात',
        pa: 'ਜਿਵੇਂ ਲੰਗਰ, ਸੁਰੱਖਿਆ, ਟ੍ਰੈਫ਼ਿਕ',
      },
    },
    centre: commonWords.centre,
    centreName: commonWords.centreName,
    kind: {
      en: 'Repeats',
      hi: 'दोहराव',
      pa: 'ਦੁਹਰਾਅ',
      choices: {
        once: { en: 'Once', hi: 'एक बार', pa: 'ਇੱਕ ਵਾਰ' },
        weekly: { en: 'Every week', hi: 'हर सप्ताह', pa: 'ਹਰ ਹਫ਼ਤੇ' },
        everyNWeeks: { en: 'Every few weeks', hi: 'हर कुछ सप्ताह', pa: 'ਹਰ ਕੁਝ ਹਫ਼ਤੇ' },
        monthly: {
          en: 'Every month on a weekday',
          hi: 'हर महीने किसी वार को',
          pa: 'ਹਰ ਮਹੀਨੇ ਕਿਸੇ ਵਾਰ ਨੂੰ',
        },
      },
    },
    days: {
      en: 'Days',
      hi: 'दिन',
      pa: 'ਦਿਨ',
      choices: {
        MO: { en: 'Monday', hi: 'सोमवार', pa: 'ਸੋਮਵਾਰ' },
        TU: { en: 'Tuesday', hi: 'मंगलवार', pa: 'ਮੰਗਲਵਾਰ' },
        WE: { en: 'Wednesday', hi: 'बुधवार', pa: 'ਬੁੱਧਵਾਰ' },
        TH: { en: 'Thursday', hi: 'गुरुवार', pa: 'ਵੀਰਵਾਰ' },
        FR: { en: 'Friday', hi: 'शुक्रवार', pa: 'ਸ਼ੁੱਕਰਵਾਰ' },
        SA: { en: 'Saturday', hi: 'शनिवार', pa: 'ਸ਼ਨਿੱਚਰਵਾਰ' },
        SU: { en: 'Sunday', hi: 'रविवार', pa: 'ਐਤਵਾਰ' },
      },
    },
    interval: { en: 'Every how many weeks', hi: 'कितने सप्ताह में', pa: 'ਕਿੰਨੇ ਹਫ਼ਤਿਆਂ ਵਿੱਚ' },
    nth: {
      en: 'Which one of the month',
      hi: 'महीने का कौन सा',
      pa: 'ਮਹੀਨੇ ਦਾ ਕਿਹੜਾ',
      choices: {
        1: { en: 'first', hi: 'पहला', pa: 'ਪਹਿਲਾ' },
        2: { en: 'second', hi: 'दूसरा', pa: 'ਦੂਜਾ' },
        3: { en: 'third', hi: 'तीसरा', pa: 'ਤੀਜਾ' },
        4: { en: 'fourth', hi: 'चौथा', pa: 'ਚੌਥਾ' },
        '-1': { en: 'last', hi: 'आख़िरी', pa: 'ਆਖ਼ਰੀ' },
      },
    },
    startTime: { en: 'Begins', hi: 'शुरू', pa: 'ਸ਼ੁਰੂ' },
    endTime: {
      en: 'Ends',
      hi: 'ख़त्म',
      pa: 'ਖ਼ਤਮ',
      hint: {
        en: 'Before the beginning means after midnight',
        hi: 'शुरू से पहले का समय: आधी रात के बाद',
        pa: 'ਸ਼ੁਰੂ ਤੋਂ ਪਹਿਲਾਂ ਦਾ ਸਮਾਂ: ਅੱਧੀ ਰਾਤ ਤੋਂ ਬਾਅਦ',
      },
    },
    needed: { en: 'Sewadars needed', hi: 'कितने सेवादार चाहिए', pa: 'ਕਿੰਨੇ ਸੇਵਾਦਾਰ ਚਾਹੀਦੇ ਹਨ' },
    validFrom: { en: 'Valid from', hi: 'कब से', pa: 'ਕਦੋਂ ਤੋਂ' },
    validTo: {
      en: 'Valid until',
      hi: 'कब तक',
      pa: 'ਕਦੋਂ ਤੱਕ',
      hint: { en: 'Empty: until further notice', hi: 'ख़ाली: अगली सूचना तक', pa: 'ਖ਼ਾਲੀ: ਅਗਲੀ ਸੂਚਨਾ ਤੱਕ' },
    },
    holidays: { en: 'Holidays', hi: 'छुट्टियाँ', pa: 'ਛੁੱਟੀਆਂ' },
    ...attendanceRuleWords,
    ...attendanceLimitWords,
    rule: { en: 'Rule', hi: 'नियम', pa: 'ਨਿਯਮ' },
    nextDay: { en: 'Next', hi: 'अगली', pa: 'ਅਗਲੀ' },
  },
} as const;

import { commonWords, yesNoWords } from '../kernel/resource/common-words.ts';
import { personWords } from '../people/words.ts';
import {
  badgeCategoryLabels,
  badgeProblemLabels,
  badgeStatusLabels,
  badgeTypeLabels,
  holderKindLabels,
} from './badge-labels.ts';

export const badgeWords = {
  one: { en: 'Badge', hi: 'बैज', pa: 'ਬੈਜ' },
  many: { en: 'Badges', hi: 'बैज', pa: 'ਬੈਜ' },
  empty: {
    en: 'Issue badges to those who are entitled. Then print the cards.',
    hi: 'जिनका हक़ है, उन्हें बैज जारी करें। फिर कार्ड प्रिंट करें।',
    pa: 'ਜਿਨ੍ਹਾਂ ਦਾ ਹੱਕ ਹੈ, ਉਨ੍ਹਾਂ ਨੂੰ ਬੈਜ ਜਾਰੀ ਕਰੋ। ਫਿਰ ਕਾਰਡ ਪ੍ਰਿੰਟ ਕਰੋ।',
  },
  fields: {
    name: personWords.name,
    number: { en: 'Badge number', hi: 'बैज नंबर', pa: 'ਬੈਜ ਨੰਬਰ' },
    type: { en: 'Type', hi: 'किस्म', pa: 'ਕਿਸਮ', choices: badgeTypeLabels },
    status: { ...commonWords.status, choices: badgeStatusLabels },
    validFrom: { en: 'Valid from', hi: 'कब से मान्य', pa: 'ਕਦੋਂ ਤੋਂ' },
    validTo: { en: 'Valid until', hi: 'कब तक मान्य', pa: 'ਕਦੋਂ ਤੱਕ' },
    category: { en: 'Category', hi: 'श्रेणी', pa: 'ਸ਼੍ਰੇਣੀ', choices: badgeCategoryLabels },
    department: { en: 'Department', hi: 'विभाग', pa: 'ਵਿਭਾਗ' },
    centre: commonWords.centre,
    centreName: commonWords.centreName,
    holderKind: { en: 'Record', hi: 'रिकॉर्ड', pa: 'ਰਿਕਾਰਡ', choices: holderKindLabels },
    holder: { en: 'Person', hi: 'व्यक्ति', pa: 'ਵਿਅਕਤੀ' },
    personNumber: { en: 'Person’s number', hi: 'व्यक्ति का नंबर', pa: 'ਵਿਅਕਤੀ ਦਾ ਨੰਬਰ' },
    nameLatin: personWords.nameLatin,
    relativeKind: personWords.relativeKind,
    relativeName: personWords.relativeName,
    gender: personWords.gender,
    birthDate: personWords.birthDate,
    isBirthEstimated: personWords.isBirthEstimated,
    phone: personWords.phone,
    photo: commonWords.photo,
    attends: { en: 'Attends', hi: 'किनके सहायक', pa: 'ਕਿਨ੍ਹਾਂ ਦੇ ਸਹਾਇਕ' },
    reason: { en: 'Reason', hi: 'कारण', pa: 'ਕਾਰਨ' },
    statusSince: { en: 'In this status since', hi: 'इस स्थिति में कब से', pa: 'ਇਸ ਸਥਿਤੀ ਵਿੱਚ ਕਦੋਂ ਤੋਂ' },
    printCount: { en: 'Prints', hi: 'कितनी बार प्रिंट', pa: 'ਕਿੰਨੀ ਵਾਰ ਪ੍ਰਿੰਟ' },
    spoiledCount: { en: 'Spoiled cards', hi: 'ख़राब हुए कार्ड', pa: 'ਖ਼ਰਾਬ ਹੋਏ ਕਾਰਡ' },
    printedAt: { en: 'Last printed', hi: 'आख़िरी प्रिंट', pa: 'ਆਖ਼ਰੀ ਪ੍ਰਿੰਟ' },
    isChanged: { ...badgeProblemLabels.changedSincePrint, choices: yesNoWords },
    isRenewed: {
      en: 'Renewed since print',
      hi: 'प्रिंट के बाद रिन्यू',
      pa: 'ਪ੍ਰਿੰਟ ਤੋਂ ਬਾਅਦ ਰੀਨਿਊ',
      choices: yesNoWords,
    },
    replaces: { en: 'Replaces badge', hi: 'किस बैज की जगह', pa: 'ਕਿਸ ਬੈਜ ਦੀ ਥਾਂ' },
    replacesNumber: { en: 'Replaces badge', hi: 'किस बैज की जगह', pa: 'ਕਿਸ ਬੈਜ ਦੀ ਥਾਂ' },
    replacedBy: { en: 'Replaced by badge', hi: 'इसकी जगह नया बैज', pa: 'ਇਸ ਦੀ ਥਾਂ ਨਵਾਂ ਬੈਜ' },
    replacedByNumber: { en: 'Replaced by badge', hi: 'इसकी जगह नया बैज', pa: 'ਇਸ ਦੀ ਥਾਂ ਨਵਾਂ ਬੈਜ' },
    madeByName: { en: 'Issued by', hi: 'किसने जारी किया', pa: 'ਕਿਸ ਨੇ ਜਾਰੀ ਕੀਤਾ' },
    madeAt: { en: 'Issued on', hi: 'कब जारी हुआ', pa: 'ਕਦੋਂ ਜਾਰੀ ਹੋਇਆ' },
    // Filters of the list.
    isExpiring: {
      en: 'Expires soon',
      hi: 'मियाद ख़त्म होने वाली',
      pa: 'ਮਿਆਦ ਖ਼ਤਮ ਹੋਣ ਵਾਲੀ',
      choices: yesNoWords,
    },
    isUnprinted: {
      en: 'Never printed',
      hi: 'कभी प्रिंट नहीं',
      pa: 'ਕਦੇ ਪ੍ਰਿੰਟ ਨਹੀਂ',
      choices: yesNoWords,
    },
    isToPrint: {
      en: 'Card to be printed',
      hi: 'कार्ड प्रिंट होना है',
      pa: 'ਕਾਰਡ ਪ੍ਰਿੰਟ ਹੋਣਾ ਹੈ',
      choices: yesNoWords,
    },
  },
} as const;

/** People who are entitled to a badge and have none. */
export const candidateWords = {
  ownFrom: { en: 'Entitled from', hi: 'हक़ कब से', pa: 'ਹੱਕ ਕਦੋਂ ਤੋਂ' },
  ownTo: { en: 'Entitled until', hi: 'हक़ कब तक', pa: 'ਹੱਕ ਕਦੋਂ ਤੱਕ' },
  lastNumber: { en: 'Earlier badge', hi: 'पहले का बैज', pa: 'ਪਹਿਲਾਂ ਦਾ ਬੈਜ' },
} as const;

import { commonWords } from '../kernel/resource/common-words.ts';
import { type LoggedWords, loggedColumns } from '../kernel/resource/logged-words.ts';
import { badgeTypeLabels } from './badge-labels.ts';
import { cardLayoutWords, printerWords } from './printer-words.ts';

const revision = { en: 'Template version', hi: 'टेम्पलेट का वर्ज़न', pa: 'ਟੈਂਪਲੇਟ ਦਾ ਵਰਜ਼ਨ' };

export const templateLog: LoggedWords = {
  entity: 'badge_template',
  logged: { en: 'Badge template', hi: 'बैज टेम्पलेट', pa: 'ਬੈਜ ਟੈਂਪਲੇਟ' },
  fields: {
    type: { en: 'Badge type', hi: 'बैज की किस्म', pa: 'ਬੈਜ ਦੀ ਕਿਸਮ', choices: badgeTypeLabels },
    revision,
    madeByName: loggedColumns.userName,
  },
};

export const pictureLog: LoggedWords = {
  entity: 'badge_picture',
  logged: { en: 'Logo for badges', hi: 'बैज का लोगो', pa: 'ਬੈਜ ਦਾ ਲੋਗੋ' },
  fields: { madeByName: loggedColumns.userName },
};

export const printLog: LoggedWords = {
  entity: 'badge_print',
  logged: { en: 'Badge print', hi: 'बैज प्रिंट', pa: 'ਬੈਜ ਪ੍ਰਿੰਟ' },
  fields: {
    centre: commonWords.centre,
    state: {
      ...commonWords.status,
      choices: {
        queued: { en: 'Waiting', hi: 'बाकी', pa: 'ਬਾਕੀ' },
        running: { en: 'Under way', hi: 'चल रहा है', pa: 'ਚੱਲ ਰਿਹਾ ਹੈ' },
        ready: { en: 'Ready', hi: 'तैयार', pa: 'ਤਿਆਰ' },
        failed: { en: 'Not completed', hi: 'पूरा नहीं हुआ', pa: 'ਪੂਰਾ ਨਹੀਂ ਹੋਇਆ' },
      },
    },
    layout: cardLayoutWords,
    language: {
      en: 'Language',
      hi: 'भाषा',
      pa: 'ਭਾਸ਼ਾ',
      choices: {
        en: { en: 'English', hi: 'अंग्रेज़ी', pa: 'ਅੰਗਰੇਜ਼ੀ' },
        hi: { en: 'Hindi', hi: 'हिंदी', pa: 'ਹਿੰਦੀ' },
        pa: { en: 'Punjabi', hi: 'पंजाबी', pa: 'ਪੰਜਾਬੀ' },
      },
    },
    printer: printerWords.one,
    cards: { en: 'Cards', hi: 'कार्ड', pa: 'ਕਾਰਡ' },
    madeByName: loggedColumns.userName,
    finishedAt: { en: 'Finished on', hi: 'कब पूरा हुआ', pa: 'ਕਦੋਂ ਪੂਰਾ ਹੋਇਆ' },
  },
};

export const reprintReasonWords = {
  spoiled: { en: 'The card is spoiled', hi: 'कार्ड ख़राब हो गया', pa: 'ਕਾਰਡ ਖ਼ਰਾਬ ਹੋ ਗਿਆ' },
  changed: {
    en: 'What it shows has changed',
    hi: 'उस पर लिखी जानकारी बदल गई',
    pa: 'ਉਸ ਉੱਤੇ ਲਿਖੀ ਜਾਣਕਾਰੀ ਬਦਲ ਗਈ',
  },
  other: { en: 'Another reason', hi: 'कोई और कारण', pa: 'ਕੋਈ ਹੋਰ ਕਾਰਨ' },
} as const;

export const printedCardLog: LoggedWords = {
  entity: 'badge_print_card',
  logged: { en: 'Print', hi: 'प्रिंट', pa: 'ਪ੍ਰਿੰਟ' },
  fields: {
    badge: { en: 'Badge', hi: 'बैज', pa: 'ਬੈਜ' },
    centre: commonWords.centre,
    reprint: {
      en: 'Printed again because',
      hi: 'दोबारा प्रिंट का कारण',
      pa: 'ਦੁਬਾਰਾ ਪ੍ਰਿੰਟ ਦਾ ਕਾਰਨ',
      choices: reprintReasonWords,
    },
    reason: loggedColumns.reason,
    printedAt: { en: 'Printed on', hi: 'कब प्रिंट हुआ', pa: 'ਕਦੋਂ ਪ੍ਰਿੰਟ ਹੋਇਆ' },
    templateRevision: revision,
  },
};

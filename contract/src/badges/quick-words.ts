import { commonWords } from '../kernel/resource/common-words.ts';

export const quickEventWords = {
  one: { en: 'Event', hi: 'कार्यक्रम', pa: 'ਪ੍ਰੋਗਰਾਮ' },
  many: { en: 'Events', hi: 'कार्यक्रम', pa: 'ਪ੍ਰੋਗਰਾਮ' },
  empty: {
    en: 'Add the event first. Then print its tokens.',
    hi: 'पहले कार्यक्रम जोड़ें। फिर उसके टोकन प्रिंट करें।',
    pa: 'ਪਹਿਲਾਂ ਪ੍ਰੋਗਰਾਮ ਜੋੜੋ। ਫਿਰ ਉਸ ਦੇ ਟੋਕਨ ਪ੍ਰਿੰਟ ਕਰੋ।',
  },
  removal: {
    en: 'An event with printed tokens cannot be deleted.',
    hi: 'जिस कार्यक्रम के टोकन छप चुके हैं, वह मिटाया नहीं जा सकता।',
    pa: 'ਜਿਸ ਪ੍ਰੋਗਰਾਮ ਦੇ ਟੋਕਨ ਛਪ ਚੁੱਕੇ ਹਨ, ਉਹ ਮਿਟਾਇਆ ਨਹੀਂ ਜਾ ਸਕਦਾ।',
  },
  fields: {
    number: commonWords.number,
    title: { en: 'Title', hi: 'शीर्षक', pa: 'ਸਿਰਲੇਖ' },
    centre: commonWords.centre,
    centreName: commonWords.centreName,
    fromDay: { en: 'First day', hi: 'पहला दिन', pa: 'ਪਹਿਲਾ ਦਿਨ' },
    toDay: { en: 'Last day', hi: 'आख़िरी दिन', pa: 'ਆਖ਼ਰੀ ਦਿਨ' },
    isClosed: {
      en: 'Closed',
      hi: 'बंद',
      pa: 'ਬੰਦ',
      hint: {
        en: 'Tokens are no longer handed out. Returns are still taken.',
        hi: 'अब कुछ दिया नहीं जाता। वापसी ली जाती है।',
        pa: 'ਹੁਣ ਕੁਝ ਦਿੱਤਾ ਨਹੀਂ ਜਾਂਦਾ। ਵਾਪਸੀ ਲਈ ਜਾਂਦੀ ਹੈ।',
      },
    },
    tokens: { en: 'Tokens', hi: 'टोकन', pa: 'ਟੋਕਨ' },
    sewadarTokens: { en: 'Sewadar tokens', hi: 'सेवादार टोकन', pa: 'ਸੇਵਾਦਾਰ ਟੋਕਨ' },
    out: { en: 'Still out', hi: 'वापस नहीं आए', pa: 'ਵਾਪਸ ਨਹੀਂ ਆਏ' },
  },
} as const;

export const quickKindWords = {
  en: 'Kind',
  hi: 'किस्म',
  pa: 'ਕਿਸਮ',
  choices: {
    1: { en: 'Sewadar', hi: 'सेवादार', pa: 'ਸੇਵਾਦਾਰ' },
    2: { en: 'Mobile deposit', hi: 'मोबाइल जमा', pa: 'ਮੋਬਾਈਲ ਜਮ੍ਹਾਂ' },
    3: { en: 'Baal satsang', hi: 'बाल सत्संग', pa: 'ਬਾਲ ਸਤਿਸੰਗ' },
    4: { en: 'Chair pass', hi: 'कुर्सी पास', pa: 'ਕੁਰਸੀ ਪਾਸ' },
  },
} as const;

export const tokenStateWords = {
  en: 'State',
  hi: 'स्थिति',
  pa: 'ਸਥਿਤੀ',
  choices: {
    printed: { en: 'Printed', hi: 'प्रिंट हो गया', pa: 'ਪ੍ਰਿੰਟ ਹੋ ਗਿਆ' },
    out: { en: 'Handed out', hi: 'दिया गया', pa: 'ਦਿੱਤਾ ਗਿਆ' },
    returned: { en: 'Returned', hi: 'वापस मिला', pa: 'ਵਾਪਸ ਮਿਲਿਆ' },
  },
} as const;

import { commonWords } from '../kernel/resource/common-words.ts';
import { sameInAll } from '../kernel/resource/words.ts';
import { paperSummaryWords } from '../papers/words.ts';
import { sewadarWords } from '../sewadar/words.ts';
import { licenceClasses } from './enums.ts';

const { inactive, deceased, transferred } = sewadarWords.fields.status.choices;

export const driverWords = {
  one: { en: 'Driver', hi: 'ड्राइवर', pa: 'ਡਰਾਈਵਰ' },
  many: { en: 'Drivers', hi: 'ड्राइवर', pa: 'ਡਰਾਈਵਰ' },
  empty: {
    en: 'Add those who drive, then their licence and medical. The portal reminds you before one expires.',
    hi: 'गाड़ी चलाने वालों को और फिर उनका लाइसेंस और मेडिकल जोड़ें। मियाद ख़त्म होने से पहले पोर्टल याद दिलाता है।',
    pa: 'ਗੱਡੀ ਚਲਾਉਣ ਵਾਲਿਆਂ ਨੂੰ ਅਤੇ ਫਿਰ ਉਨ੍ਹਾਂ ਦਾ ਲਾਇਸੈਂਸ ਅਤੇ ਮੈਡੀਕਲ ਜੋੜੋ। ਮਿਆਦ ਖ਼ਤਮ ਹੋਣ ਤੋਂ ਪਹਿਲਾਂ ਪੋਰਟਲ ਯਾਦ ਕਰਾਉਂਦਾ ਹੈ।',
  },
  removal: {
    en: 'The photo and all documents of the driver are deleted too. The sewadar’s own record stays.',
    hi: 'ड्राइवर की फ़ोटो और काग़ज़ भी मिट जाएँगे। सेवादार का रिकॉर्ड रहेगा।',
    pa: 'ਡਰਾਈਵਰ ਦੀ ਫ਼ੋਟੋ ਅਤੇ ਕਾਗਜ਼ ਵੀ ਮਿਟ ਜਾਣਗੇ। ਸੇਵਾਦਾਰ ਦਾ ਰਿਕਾਰਡ ਰਹੇਗਾ।',
  },
  fields: {
    sewadar: {
      en: 'Sewadar',
      hi: 'सेवादार',
      pa: 'ਸੇਵਾਦਾਰ',
      hint: {
        en: 'Empty for an outside person',
        hi: 'बाहर के व्यक्ति हों तो ख़ाली रखें',
        pa: 'ਬਾਹਰ ਦੇ ਵਿਅਕਤੀ ਹੋਣ ਤਾਂ ਖ਼ਾਲੀ ਰੱਖੋ',
      },
    },
    sewadarName: { en: 'Sewadar', hi: 'सेवादार', pa: 'ਸੇਵਾਦਾਰ' },
    leftAs: {
      en: 'Sewadar’s record',
      hi: 'सेवादार का रिकॉर्ड',
      pa: 'ਸੇਵਾਦਾਰ ਦਾ ਰਿਕਾਰਡ',
      choices: { inactive, deceased, transferred },
    },
    name: {
      ...commonWords.name,
      hint: {
        en: 'A sewadar’s name is taken from their record',
        hi: 'सेवादार का नाम उनके रिकॉर्ड से आता है',
        pa: 'ਸੇਵਾਦਾਰ ਦਾ ਨਾਮ ਉਨ੍ਹਾਂ ਦੇ ਰਿਕਾਰਡ ਤੋਂ ਆਉਂਦਾ ਹੈ',
      },
    },
    phone: { en: 'Phone', hi: 'फ़ोन', pa: 'ਫ਼ੋਨ' },
    licenceNumber: {
      en: 'Licence number',
      hi: 'लाइसेंस नंबर',
      pa: 'ਲਾਇਸੈਂਸ ਨੰਬਰ',
      hint: {
        en: 'For example PB02 20110012345',
        hi: 'जैसे PB02 20110012345',
        pa: 'ਜਿਵੇਂ PB02 20110012345',
      },
    },
    classes: {
      en: 'Licence classes',
      hi: 'लाइसेंस की श्रेणियाँ',
      pa: 'ਲਾਇਸੈਂਸ ਦੀਆਂ ਸ਼੍ਰੇਣੀਆਂ',
      // As they are printed on the licence.
      choices: sameInAll(licenceClasses, (value) => value.replace('_', '-')),
    },
    centre: commonWords.centre,
    centreName: commonWords.centreName,
    status: {
      ...commonWords.status,
      choices: {
        active: { en: 'Active', hi: 'सक्रिय', pa: 'ਸਰਗਰਮ' },
        onLeave: { en: 'On leave', hi: 'छुट्टी पर', pa: 'ਛੁੱਟੀ ਉੱਤੇ' },
        inactive: { en: 'Inactive', hi: 'सक्रिय नहीं', pa: 'ਸਰਗਰਮ ਨਹੀਂ' },
      },
    },
    leaveFrom: {
      en: 'Leave from',
      hi: 'छुट्टी कब से',
      pa: 'ਛੁੱਟੀ ਕਦੋਂ ਤੋਂ',
      hint: {
        en: 'The next leave. No trips are planned on these days',
        hi: 'अगली छुट्टी। इन दिनों कोई ट्रिप नहीं बनती',
        pa: 'ਅਗਲੀ ਛੁੱਟੀ। ਇਨ੍ਹਾਂ ਦਿਨਾਂ ਵਿੱਚ ਕੋਈ ਗੇੜਾ ਨਹੀਂ ਬਣਦਾ',
      },
    },
    leaveTo: { en: 'Leave until', hi: 'छुट्टी कब तक', pa: 'ਛੁੱਟੀ ਕਦੋਂ ਤੱਕ' },
    username: {
      en: 'Username',
      hi: 'यूज़रनेम',
      pa: 'ਯੂਜ਼ਰਨੇਮ',
      hint: {
        en: 'With it the driver starts and ends their own trips on the phone',
        hi: 'इससे ड्राइवर फ़ोन पर अपनी ट्रिप शुरू और पूरी करते हैं',
        pa: 'ਇਸ ਨਾਲ ਡਰਾਈਵਰ ਫ਼ੋਨ ਉੱਤੇ ਆਪਣੇ ਗੇੜੇ ਸ਼ੁਰੂ ਅਤੇ ਪੂਰੇ ਕਰਦੇ ਹਨ',
      },
    },
    ...paperSummaryWords,
    photo: commonWords.photo,
    notes: commonWords.notes,
  },
} as const;

import { commonWords } from '../kernel/resource/common-words.ts';

export const itemWords = {
  one: { en: 'Item', hi: 'आइटम', pa: 'ਆਈਟਮ' },
  many: { en: 'Items', hi: 'आइटम', pa: 'ਆਈਟਮ' },
  empty: {
    en: 'Add the books and other items that the stall sells. Their barcode labels are printed from here.',
    hi: 'स्टॉल पर बिकने वाली किताबें और दूसरे आइटम जोड़ें। उनके बारकोड लेबल यहीं से छपते हैं।',
    pa: 'ਸਟਾਲ ਉੱਤੇ ਵਿਕਣ ਵਾਲੀਆਂ ਕਿਤਾਬਾਂ ਅਤੇ ਹੋਰ ਆਈਟਮ ਜੋੜੋ। ਉਨ੍ਹਾਂ ਦੇ ਬਾਰਕੋਡ ਲੇਬਲ ਇੱਥੋਂ ਹੀ ਛਪਦੇ ਹਨ।',
  },
  fields: {
    title: {
      en: 'Title',
      hi: 'शीर्षक',
      pa: 'ਸਿਰਲੇਖ',
      hint: { en: 'In its own script', hi: 'उसी लिपि में', pa: 'ਉਸੇ ਲਿਪੀ ਵਿੱਚ' },
    },
    titleLatin: {
      en: 'Title in English letters',
      hi: 'शीर्षक अंग्रेज़ी अक्षरों में',
      pa: 'ਸਿਰਲੇਖ ਅੰਗਰੇਜ਼ੀ ਅੱਖਰਾਂ ਵਿੱਚ',
    },
    code: {
      en: 'Code',
      hi: 'कोड',
      pa: 'ਕੋਡ',
      hint: {
        en: 'The short code of the shop, for example HB-012',
        hi: 'दुकान का छोटा कोड, जैसे HB-012',
        pa: 'ਦੁਕਾਨ ਦਾ ਛੋਟਾ ਕੋਡ, ਜਿਵੇਂ HB-012',
      },
    },
    barcode: {
      en: 'Barcode or ISBN',
      hi: 'बारकोड या ISBN',
      pa: 'ਬਾਰਕੋਡ ਜਾਂ ISBN',
      hint: {
        en: 'Leave it empty if the item has none: its label gets one',
        hi: 'आइटम पर न हो तो ख़ाली छोड़ें: लेबल पर अपना बारकोड छपेगा',
        pa: 'ਆਈਟਮ ਉੱਤੇ ਨਾ ਹੋਵੇ ਤਾਂ ਖ਼ਾਲੀ ਛੱਡੋ: ਲੇਬਲ ਉੱਤੇ ਆਪਣਾ ਬਾਰਕੋਡ ਛਪੇਗਾ',
      },
    },
    scanCode: { en: 'Barcode of the label', hi: 'लेबल का बारकोड', pa: 'ਲੇਬਲ ਦਾ ਬਾਰਕੋਡ' },
    number: commonWords.number,
    category: {
      en: 'Category',
      hi: 'श्रेणी',
      pa: 'ਸ਼੍ਰੇਣੀ',
      choices: {
        2: { en: 'Hindi book', hi: 'हिंदी किताब', pa: 'ਹਿੰਦੀ ਕਿਤਾਬ' },
        3: { en: 'English book', hi: 'अंग्रेज़ी किताब', pa: 'ਅੰਗਰੇਜ਼ੀ ਕਿਤਾਬ' },
        4: { en: 'Punjabi book', hi: 'पंजाबी किताब', pa: 'ਪੰਜਾਬੀ ਕਿਤਾਬ' },
        5: { en: 'Photo', hi: 'फ़ोटो', pa: 'ਫ਼ੋਟੋ' },
        10: { en: 'Calender', hi: 'कैलेंडर', pa: 'ਕੈਲੰਡਰ' },
        15: { en: 'Pen drive', hi: 'पेन ड्राइव', pa: 'ਪੈੱਨ ਡਰਾਈਵ' },
      },
    },
    language: {
      en: 'Language',
      hi: 'भाषा',
      pa: 'ਭਾਸ਼ਾ',
      hint: { en: 'For example Hindi', hi: 'जैसे हिंदी', pa: 'ਜਿਵੇਂ ਪੰਜਾਬੀ' },
    },
    editionOf: {
      en: 'Edition of',
      hi: 'किस किताब का संस्करण',
      pa: 'ਕਿਸ ਕਿਤਾਬ ਦਾ ਐਡੀਸ਼ਨ',
      hint: {
        en: 'The same text for a title in each language: its editions are shown together',
        hi: 'हर भाषा की किताब में यही नाम लिखें: सब संस्करण साथ दिखेंगे',
        pa: 'ਹਰ ਭਾਸ਼ਾ ਦੀ ਕਿਤਾਬ ਵਿੱਚ ਇਹੋ ਨਾਮ ਲਿਖੋ: ਸਾਰੇ ਐਡੀਸ਼ਨ ਇਕੱਠੇ ਦਿਸਣਗੇ',
      },
    },
    photo: commonWords.photo,
    price: { en: 'Price', hi: 'क़ीमत', pa: 'ਕੀਮਤ' },
    cost: {
      en: 'Cost',
      hi: 'लागत',
      pa: 'ਲਾਗਤ',
      hint: { en: 'What the shop pays for one', hi: 'एक पर दुकान का ख़र्च', pa: 'ਇੱਕ ਉੱਤੇ ਦੁਕਾਨ ਦਾ ਖ਼ਰਚ' },
    },
    reorderLevel: {
      en: 'Reorder level',
      hi: 'कब मँगाएँ',
      pa: 'ਕਦੋਂ ਮੰਗਵਾਉਣਾ ਹੈ',
      hint: {
        en: 'Order again when fewer copies are left',
        hi: 'इससे कम बचें तो फिर मँगाएँ',
        pa: 'ਇਸ ਤੋਂ ਘੱਟ ਬਚਣ ਤਾਂ ਫਿਰ ਮੰਗਵਾਓ',
      },
    },
    isActive: commonWords.isActive,
    notes: commonWords.notes,
  },
} as const;

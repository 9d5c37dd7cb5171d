import { commonWords } from '../kernel/resource/common-words.ts';

export const siteWords = {
  one: { en: 'Site', hi: 'जगह', pa: 'ਥਾਂ' },
  many: { en: 'Sites', hi: 'जगहें', pa: 'ਥਾਵਾਂ' },
  empty: {
    en: 'Add the places that vehicles go to. Trips choose from them.',
    hi: 'गाड़ियाँ जहाँ जाती हैं, वे जगहें जोड़ें। ट्रिप इन्हीं में से चुनी जाती हैं।',
    pa: 'ਗੱਡੀਆਂ ਜਿੱਥੇ ਜਾਂਦੀਆਂ ਹਨ, ਉਹ ਥਾਵਾਂ ਜੋੜੋ। ਗੇੜੇ ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਚੁਣੇ ਜਾਂਦੇ ਹਨ।',
  },
  fields: {
    name: commonWords.name,
    address: commonWords.address,
    distance: {
      en: 'Distance (km)',
      hi: 'दूरी (कि.मी.)',
      pa: 'ਦੂਰੀ (ਕਿ.ਮੀ.)',
      hint: {
        en: 'From the area’s base, one way',
        hi: 'क्षेत्र की मुख्य जगह से, एक ओर',
        pa: 'ਏਰੀਏ ਦੀ ਮੁੱਖ ਥਾਂ ਤੋਂ, ਇੱਕ ਪਾਸੇ',
      },
    },
    contactName: { en: 'Contact person', hi: 'संपर्क व्यक्ति', pa: 'ਸੰਪਰਕ ਵਿਅਕਤੀ' },
    contactPhone: { en: 'Contact phone', hi: 'संपर्क फ़ोन', pa: 'ਸੰਪਰਕ ਫ਼ੋਨ' },
    latitude: {
      en: 'Latitude',
      hi: 'अक्षांश',
      pa: 'ਅਕਸ਼ਾਂਸ਼',
      hint: { en: 'For example 31.634', hi: 'जैसे 31.634', pa: 'ਜਿਵੇਂ 31.634' },
    },
    longitude: {
      en: 'Longitude',
      hi: 'देशांतर',
      pa: 'ਰੇਖਾਂਸ਼',
      hint: { en: 'For example 74.8723', hi: 'जैसे 74.8723', pa: 'ਜਿਵੇਂ 74.8723' },
    },
    isActive: commonWords.isActive,
    notes: commonWords.notes,
  },
} as const;

export const vehicleTypeWords = {
  en: 'Vehicle type',
  hi: 'गाड़ी की किस्म',
  pa: 'ਗੱਡੀ ਦੀ ਕਿਸਮ',
  choices: {
    5: { en: 'Car', hi: 'कार', pa: 'ਕਾਰ' },
    10: { en: 'Bus', hi: 'बस', pa: 'ਬੱਸ' },
    15: { en: 'Jeep', hi: 'जीप', pa: 'ਜੀਪ' },
    20: { en: 'Tempo traveller', hi: 'टेम्पो ट्रैवलर', pa: 'ਟੈਂਪੂ ਟ੍ਰੈਵਲਰ' },
    25: { en: 'Truck', hi: 'ट्रक', pa: 'ਟਰੱਕ' },
    30: { en: 'Scooter', hi: 'स्कूटर', pa: 'ਸਕੂਟਰ' },
    35: { en: 'Motorcycle', hi: 'मोटरसाइकिल', pa: 'ਮੋਟਰਸਾਈਕਲ' },
    40: { en: 'Tractor', hi: 'ट्रैक्टर', pa: 'ਟਰੈਕਟਰ' },
    45: { en: 'Van', hi: 'वैन', pa: 'ਵੈਨ' },
  },
} as const;

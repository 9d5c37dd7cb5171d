import { commonWords } from '../kernel/resource/common-words.ts';

const percent = { en: '100 where lengths are right', hi: 'लंबाई सही हो तो 100', pa: 'ਲੰਬਾਈ ਠੀਕ ਹੋਵੇ ਤਾਂ 100' };
const millimetres = {
  en: 'Millimetres by which a print is moved',
  hi: 'प्रिंट कितने मिलीमीटर खिसकाया जाता है',
  pa: 'ਪ੍ਰਿੰਟ ਕਿੰਨੇ ਮਿਲੀਮੀਟਰ ਖਿਸਕਾਇਆ ਜਾਂਦਾ ਹੈ',
};

export const cardLayoutWords = {
  en: 'Paper',
  hi: 'काग़ज़',
  pa: 'ਕਾਗਜ਼',
  choices: {
    single: { en: 'Cards, one by one', hi: 'एक-एक कार्ड', pa: 'ਇੱਕ-ਇੱਕ ਕਾਰਡ' },
    a4: { en: 'A4, ten cards on a sheet', hi: 'A4, एक शीट पर दस कार्ड', pa: 'A4, ਇੱਕ ਸ਼ੀਟ ਉੱਤੇ ਦਸ ਕਾਰਡ' },
  },
} as const;

export const printerWords = {
  one: { en: 'Printer', hi: 'प्रिंटर', pa: 'ਪ੍ਰਿੰਟਰ' },
  many: { en: 'Printers', hi: 'प्रिंटर', pa: 'ਪ੍ਰਿੰਟਰ' },
  empty: {
    en: 'Add the printers that print badges. Measure each of them once, so that cards land where they belong.',
    hi: 'बैज छापने वाले प्रिंटर जोड़ें। हर प्रिंटर को एक बार नापें, ताकि कार्ड सही जगह छपें।',
    pa: 'ਬੈਜ ਛਾਪਣ ਵਾਲੇ ਪ੍ਰਿੰਟਰ ਜੋੜੋ। ਹਰ ਪ੍ਰਿੰਟਰ ਨੂੰ ਇੱਕ ਵਾਰ ਮਿਣੋ, ਤਾਂ ਕਿ ਕਾਰਡ ਠੀਕ ਥਾਂ ਛਪਣ।',
  },
  fields: {
    name: commonWords.name,
    centre: commonWords.centre,
    layout: cardLayoutWords,
    offsetX: {
      en: 'Move right (mm)',
      hi: 'दाएँ खिसकाएँ (मि.मी.)',
      pa: 'ਸੱਜੇ ਖਿਸਕਾਓ (ਮਿ.ਮੀ.)',
      hint: millimetres,
    },
    offsetY: {
      en: 'Move down (mm)',
      hi: 'नीचे खिसकाएँ (मि.मी.)',
      pa: 'ਹੇਠਾਂ ਖਿਸਕਾਓ (ਮਿ.ਮੀ.)',
      hint: millimetres,
    },
    scaleX: { en: 'Width (%)', hi: 'चौड़ाई (%)', pa: 'ਚੌੜਾਈ (%)', hint: percent },
    scaleY: { en: 'Height (%)', hi: 'ऊँचाई (%)', pa: 'ਉਚਾਈ (%)', hint: percent },
    centreName: commonWords.centre,
  },
} as const;

import { commonWords } from '../kernel/resource/common-words.ts';
import { paperSummaryWords } from '../papers/words.ts';
import { vehicleTypeWords } from './words.ts';

export const vehicleWords = {
  one: { en: 'Vehicle', hi: 'गाड़ी', pa: 'ਗੱਡੀ' },
  many: { en: 'Vehicles', hi: 'गाड़ियाँ', pa: 'ਗੱਡੀਆਂ' },
  empty: {
    en: 'Add the vehicles that sewa is done with, then their documents. The portal reminds you before one expires.',
    hi: 'सेवा की गाड़ियाँ और फिर उनके काग़ज़ जोड़ें। मियाद ख़त्म होने से पहले पोर्टल याद दिलाता है।',
    pa: 'ਸੇਵਾ ਦੀਆਂ ਗੱਡੀਆਂ ਅਤੇ ਫਿਰ ਉਨ੍ਹਾਂ ਦੇ ਕਾਗਜ਼ ਜੋੜੋ। ਮਿਆਦ ਖ਼ਤਮ ਹੋਣ ਤੋਂ ਪਹਿਲਾਂ ਪੋਰਟਲ ਯਾਦ ਕਰਾਉਂਦਾ ਹੈ।',
  },
  removal: {
    en: 'All its documents are deleted with it.',
    hi: 'इसके सब काग़ज़ भी मिट जाएँगे।',
    pa: 'ਇਸ ਦੇ ਸਾਰੇ ਕਾਗਜ਼ ਵੀ ਮਿਟ ਜਾਣਗੇ।',
  },
  fields: {
    number: {
      en: 'Registration number',
      hi: 'गाड़ी नंबर',
      pa: 'ਗੱਡੀ ਨੰਬਰ',
      hint: {
        en: 'For example PB 02 AB 1234',
        hi: 'जैसे PB 02 AB 1234',
        pa: 'ਜਿਵੇਂ PB 02 AB 1234',
      },
    },
    type: vehicleTypeWords,
    make: {
      en: 'Make and model',
      hi: 'कंपनी और मॉडल',
      pa: 'ਕੰਪਨੀ ਅਤੇ ਮਾਡਲ',
    },
    seats: {
      en: 'Seats',
      hi: 'सीटें',
      pa: 'ਸੀਟਾਂ',
      hint: { en: 'With the driver’s seat', hi: 'ड्राइवर की सीट के साथ', pa: 'ਡਰਾਈਵਰ ਦੀ ਸੀਟ ਸਮੇਤ' },
    },
    fuel: {
      en: 'Fuel',
      hi: 'ईंधन',
      pa: 'ਬਾਲਣ',
      choices: {
        petrol: { en: 'Petrol', hi: 'पेट्रोल', pa: 'ਪੈਟਰੋਲ' },
        diesel: { en: 'Diesel', hi: 'डीज़ल', pa: 'ਡੀਜ਼ਲ' },
        cng: { en: 'CNG', hi: 'सीएनजी', pa: 'ਸੀਐਨਜੀ' },
        lpg: { en: 'LPG', hi: 'एलपीजी', pa: 'ਐਲਪੀਜੀ' },
        electric: { en: 'Electric', hi: 'बिजली', pa: 'ਬਿਜਲੀ' },
        hybrid: { en: 'Hybrid', hi: 'हाइब्रिड', pa: 'ਹਾਈਬ੍ਰਿਡ' },
      },
    },
    tank: {
      en: 'Tank (litres)',
      hi: 'टंकी (लीटर)',
      pa: 'ਟੈਂਕੀ (ਲੀਟਰ)',
      hint: {
        en: 'Fuel bills are checked against it. CNG in kg, electric in kWh',
        hi: 'तेल के बिल इससे जाँचे जाते हैं। सीएनजी कि.ग्रा. में, बिजली kWh में',
        pa: 'ਤੇਲ ਦੇ ਬਿੱਲ ਇਸ ਨਾਲ ਜਾਂਚੇ ਜਾਂਦੇ ਹਨ। ਸੀਐਨਜੀ ਕਿ.ਗ੍ਰਾ. ਵਿੱਚ, ਬਿਜਲੀ kWh ਵਿੱਚ',
      },
    },
    ownership: {
      en: 'Owner',
      hi: 'मालिक',
      pa: 'ਮਾਲਕ',
      choices: {
        organisation: { en: 'Organisation', hi: 'संस्था', pa: 'ਸੰਸਥਾ' },
        sewadar: { en: 'Sewadar', hi: 'सेवादार', pa: 'ਸੇਵਾਦਾਰ' },
        hired: { en: 'Hired', hi: 'किराए की', pa: 'ਕਿਰਾਏ ਦੀ' },
      },
    },
    ownerName: {
      en: 'Owner’s name',
      hi: 'मालिक का नाम',
      pa: 'ਮਾਲਕ ਦਾ ਨਾਮ',
      hint: {
        en: 'Of a sewadar’s or a hired vehicle',
        hi: 'सेवादार की या किराए की गाड़ी हो तो',
        pa: 'ਸੇਵਾਦਾਰ ਦੀ ਜਾਂ ਕਿਰਾਏ ਦੀ ਗੱਡੀ ਹੋਵੇ ਤਾਂ',
      },
    },
    odometer: {
      en: 'Odometer (km)',
      hi: 'मीटर (कि.मी.)',
      pa: 'ਮੀਟਰ (ਕਿ.ਮੀ.)',
    },
    centre: commonWords.centre,
    centreName: commonWords.centreName,
    status: {
      ...commonWords.status,
      choices: {
        inUse: { en: 'In use', hi: 'चालू', pa: 'ਚਾਲੂ' },
        inRepair: { en: 'In repair', hi: 'मरम्मत में', pa: 'ਮੁਰੰਮਤ ਵਿੱਚ' },
        withdrawn: { en: 'Withdrawn', hi: 'हटाई गई', pa: 'ਹਟਾਈ ਗਈ' },
      },
    },
    ...paperSummaryWords,
    photo: commonWords.photo,
    notes: commonWords.notes,
  },
} as const;

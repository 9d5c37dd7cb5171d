import { commonWords } from '../kernel/resource/common-words.ts';
import { bloodGroupWords, emergencyWords, personWords } from '../people/words.ts';

const blockWord = { en: 'Seat block', hi: 'ब्लॉक', pa: 'ਬਲਾਕ' } as const;

export const blockWords = {
  one: blockWord,
  many: { en: 'Seat blocks', hi: 'ब्लॉक', pa: 'ਬਲਾਕ' },
  empty: {
    en: 'Divide the hall into blocks and say how many seats each has.',
    hi: 'हॉल को ब्लॉकों में बाँटें और बताएँ कि हर ब्लॉक में कितनी सीटें हैं।',
    pa: 'ਹਾਲ ਨੂੰ ਬਲਾਕਾਂ ਵਿੱਚ ਵੰਡੋ ਅਤੇ ਦੱਸੋ ਕਿ ਹਰ ਬਲਾਕ ਵਿੱਚ ਕਿੰਨੀਆਂ ਸੀਟਾਂ ਹਨ।',
  },
  removal: {
    en: 'Members who sit here must get another block first.',
    hi: 'यहाँ बैठने वाले सदस्यों को पहले दूसरा ब्लॉक दें।',
    pa: 'ਇੱਥੇ ਬੈਠਣ ਵਾਲੇ ਮੈਂਬਰਾਂ ਨੂੰ ਪਹਿਲਾਂ ਹੋਰ ਬਲਾਕ ਦਿਓ।',
  },
  fields: {
    name: { en: 'Block', hi: 'ब्लॉक', pa: 'ਬਲਾਕ' },
    seats: { en: 'Seats', hi: 'सीटें', pa: 'ਸੀਟਾਂ' },
    members: { en: 'Members', hi: 'सदस्य', pa: 'ਮੈਂਬਰ' },
    centre: commonWords.centre,
    centreName: commonWords.centreName,
    position: {
      en: 'Place in the list',
      hi: 'सूची में स्थान',
      pa: 'ਸੂਚੀ ਵਿੱਚ ਥਾਂ',
      hint: { en: 'Small numbers come first', hi: 'छोटा नंबर पहले आता है', pa: 'ਛੋਟਾ ਨੰਬਰ ਪਹਿਲਾਂ ਆਉਂਦਾ ਹੈ' },
    },
    hasWheelchairRoom: { en: 'Room for wheelchairs', hi: 'व्हीलचेयर की जगह', pa: 'ਵ੍ਹੀਲਚੇਅਰ ਦੀ ਥਾਂ' },
    isActive: {
      en: 'In use',
      hi: 'उपयोग में',
      pa: 'ਵਰਤੋਂ ਵਿੱਚ',
      hint: {
        en: 'Blocks not in use cannot be chosen',
        hi: 'जो ब्लॉक उपयोग में नहीं, वे चुने नहीं जा सकते',
        pa: 'ਜਿਹੜੇ ਬਲਾਕ ਵਰਤੋਂ ਵਿੱਚ ਨਹੀਂ, ਉਹ ਚੁਣੇ ਨਹੀਂ ਜਾ ਸਕਦੇ',
      },
      choices: {
        true: { en: 'In use', hi: 'उपयोग में', pa: 'ਵਰਤੋਂ ਵਿੱਚ' },
        false: { en: 'Not in use', hi: 'उपयोग में नहीं', pa: 'ਵਰਤੋਂ ਵਿੱਚ ਨਹੀਂ' },
      },
    },
  },
} as const;

export const gatheringWords = {
  one: { en: 'Gathering', hi: 'सत्संग', pa: 'ਸਤਿਸੰਗ' },
  many: { en: 'Gatherings', hi: 'सत्संग', pa: 'ਸਤਿਸੰਗ' },
  empty: {
    en: 'Open one for a day, then scan passes at its gates.',
    hi: 'किसी दिन के लिए एक खोलें, फिर उसके गेट पर पास स्कैन करें।',
    pa: 'ਕਿਸੇ ਦਿਨ ਲਈ ਇੱਕ ਖੋਲ੍ਹੋ, ਫਿਰ ਉਸ ਦੇ ਗੇਟਾਂ ਉੱਤੇ ਪਾਸ ਸਕੈਨ ਕਰੋ।',
  },
  fields: {
    title: { en: 'Gathering', hi: 'सत्संग', pa: 'ਸਤਿਸੰਗ' },
    onDay: { en: 'Day', hi: 'दिन', pa: 'ਦਿਨ' },
    centre: { en: 'Where', hi: 'कहाँ', pa: 'ਕਿੱਥੇ' },
    centreName: commonWords.centreName,
    isWholeArea: {
      en: 'Open to the whole area',
      hi: 'पूरे क्षेत्र के लिए खुला',
      pa: 'ਪੂਰੇ ਏਰੀਏ ਲਈ ਖੁੱਲ੍ਹਾ',
      hint: {
        en: 'Members of every centre are let in on this day',
        hi: 'इस दिन हर केंद्र के सदस्य आ सकते हैं',
        pa: 'ਇਸ ਦਿਨ ਹਰ ਸੈਂਟਰ ਦੇ ਮੈਂਬਰ ਆ ਸਕਦੇ ਹਨ',
      },
      choices: {
        true: { en: 'Whole area', hi: 'पूरा क्षेत्र', pa: 'ਪੂਰਾ ਏਰੀਆ' },
        false: { en: 'One centre', hi: 'एक केंद्र', pa: 'ਇੱਕ ਸੈਂਟਰ' },
      },
    },
    arrived: { en: 'Came', hi: 'आए', pa: 'ਆਏ' },
    isClosed: {
      ...commonWords.status,
      choices: {
        true: { en: 'Closed', hi: 'बंद', pa: 'ਬੰਦ' },
        false: { en: 'Open', hi: 'खुला', pa: 'ਖੁੱਲ੍ਹਾ' },
      },
    },
  },
} as const;

/** Words of what the enclosure asks about a person, in the member's record and in the application for it. */
export const elderWords = {
  mobility: {
    en: 'Mobility',
    hi: 'चलना-फिरना',
    pa: 'ਤੁਰਨਾ-ਫਿਰਨਾ',
    synonyms: ['moves by', 'चलने का ढंग', 'ਤੁਰਨ ਦਾ ਢੰਗ'],
    choices: {
      walks: { en: 'Walks', hi: 'चलते हैं', pa: 'ਤੁਰਦੇ ਹਨ' },
      stick: { en: 'With a stick', hi: 'छड़ी के सहारे', pa: 'ਸੋਟੀ ਦੇ ਸਹਾਰੇ' },
      wheelchair: { en: 'Wheelchair', hi: 'व्हीलचेयर', pa: 'ਵ੍ਹੀਲਚੇਅਰ' },
      stretcher: { en: 'Stretcher', hi: 'स्ट्रेचर', pa: 'ਸਟ੍ਰੈਚਰ' },
    },
  },
  needs: {
    en: 'Needs',
    hi: 'ज़रूरतें',
    pa: 'ਲੋੜਾਂ',
    choices: {
      hearing: { en: 'Hard of hearing', hi: 'कम सुनाई देता है', pa: 'ਉੱਚਾ ਸੁਣਦੇ ਹਨ' },
      sight: { en: 'Weak sight', hi: 'कमज़ोर नज़र', pa: 'ਕਮਜ਼ੋਰ ਨਜ਼ਰ' },
      oxygen: { en: 'Oxygen', hi: 'ऑक्सीजन', pa: 'ਆਕਸੀਜਨ' },
      diet: { en: 'Special diet', hi: 'विशेष भोजन', pa: 'ਖ਼ਾਸ ਖ਼ੁਰਾਕ' },
    },
  },
  illnesses: { en: 'Illnesses', hi: 'बीमारियाँ', pa: 'ਬਿਮਾਰੀਆਂ' },
  medicines: { en: 'Medicines', hi: 'दवाइयाँ', pa: 'ਦਵਾਈਆਂ' },
  doctorName: { en: 'Doctor', hi: 'डॉक्टर', pa: 'ਡਾਕਟਰ' },
  doctorPhone: { en: 'Doctor’s phone', hi: 'डॉक्टर का फ़ोन', pa: 'ਡਾਕਟਰ ਦਾ ਫ਼ੋਨ' },
  medicalReason: {
    en: 'Medical reason',
    hi: 'मेडिकल कारण',
    pa: 'ਮੈਡੀਕਲ ਕਾਰਨ',
    hint: {
      en: 'Needed below 65, with its document',
      hi: '65 से कम उम्र पर काग़ज़ सहित ज़रूरी',
      pa: '65 ਤੋਂ ਘੱਟ ਉਮਰ ਉੱਤੇ ਕਾਗਜ਼ ਸਮੇਤ ਜ਼ਰੂਰੀ',
    },
  },
  isPermanent: {
    en: 'Permanent pass',
    hi: 'स्थायी पास',
    pa: 'ਪੱਕਾ ਪਾਸ',
    hint: {
      en: 'Otherwise the pass has a last day',
      hi: 'नहीं तो पास का आख़िरी दिन होता है',
      pa: 'ਨਹੀਂ ਤਾਂ ਪਾਸ ਦਾ ਆਖ਼ਰੀ ਦਿਨ ਹੁੰਦਾ ਹੈ',
    },
    choices: {
      true: { en: 'Permanent', hi: 'स्थायी', pa: 'ਪੱਕਾ' },
      false: { en: 'Temporary', hi: 'अस्थायी', pa: 'ਆਰਜ਼ੀ' },
    },
  },
  validFrom: { en: 'Valid from', hi: 'कब से मान्य', pa: 'ਕਦੋਂ ਤੋਂ ਚੱਲਦਾ' },
  validTo: { en: 'Valid until', hi: 'कब तक मान्य', pa: 'ਕਦੋਂ ਤੱਕ ਚੱਲਦਾ' },
  attendants: { en: 'Attendants', hi: 'सहायक', pa: 'ਸਹਾਇਕ' },
} as const;

export const memberWords = {
  one: { en: 'Member', hi: 'सदस्य', pa: 'ਮੈਂਬਰ' },
  many: { en: 'Members', hi: 'सदस्य', pa: 'ਮੈਂਬਰ' },
  empty: {
    en: 'Members come from accepted applications, or are entered here.',
    hi: 'सदस्य मंज़ूर आवेदनों से आते हैं, या यहाँ दर्ज किए जाते हैं।',
    pa: 'ਮੈਂਬਰ ਮਨਜ਼ੂਰ ਅਰਜ਼ੀਆਂ ਤੋਂ ਆਉਂਦੇ ਹਨ, ਜਾਂ ਇੱਥੇ ਦਰਜ ਕੀਤੇ ਜਾਂਦੇ ਹਨ।',
  },
  fields: {
    number: commonWords.number,
    ...personWords,
    centre: commonWords.centre,
    centreName: commonWords.centreName,
    sewadar: {
      en: 'Record as sewadar',
      hi: 'सेवादार का रिकॉर्ड',
      pa: 'ਸੇਵਾਦਾਰ ਦਾ ਰਿਕਾਰਡ',
      hint: {
        en: 'Only if the person serves, or served',
        hi: 'सिर्फ़ तब जब वे सेवा करते हों या करते थे',
        pa: 'ਸਿਰਫ਼ ਤਾਂ ਜੇ ਉਹ ਸੇਵਾ ਕਰਦੇ ਹਨ ਜਾਂ ਕਰਦੇ ਸਨ',
      },
    },
    sewadarName: { en: 'Sewadar', hi: 'सेवादार', pa: 'ਸੇਵਾਦਾਰ' },
    bloodGroup: bloodGroupWords,
    ...elderWords,
    ...emergencyWords,
    block: blockWord,
    blockName: blockWord,
    status: {
      ...commonWords.status,
      choices: {
        active: { en: 'Active', hi: 'सक्रिय', pa: 'ਸਰਗਰਮ' },
        inactive: { en: 'Inactive', hi: 'सक्रिय नहीं', pa: 'ਸਰਗਰਮ ਨਹੀਂ' },
        deceased: { en: 'Deceased', hi: 'स्वर्गवास', pa: 'ਚਲਾਣਾ ਕਰ ਗਏ' },
      },
    },
    notes: commonWords.notes,
    photo: commonWords.photo,
    passCode: { en: 'Pass code', hi: 'पास का कोड', pa: 'ਪਾਸ ਦਾ ਕੋਡ' },
    isPaperMissing: { en: 'Medical document missing', hi: 'मेडिकल काग़ज़ नहीं है', pa: 'ਮੈਡੀਕਲ ਕਾਗਜ਼ ਨਹੀਂ ਹੈ' },
  },
} as const;

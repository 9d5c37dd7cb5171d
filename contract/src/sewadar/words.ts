import { commonWords } from '../kernel/resource/common-words.ts';
import {
  bloodGroupWords,
  emergencyWords,
  identityWords,
  maritalStatusWords,
  personWords,
} from '../people/words.ts';

export const sewadarWords = {
  one: { en: 'Sewadar', hi: 'सेवादार', pa: 'ਸੇਵਾਦਾਰ' },
  many: { en: 'Sewadars', hi: 'सेवादार', pa: 'ਸੇਵਾਦਾਰ' },
  fields: {
    number: {
      ...commonWords.number,
      synonyms: [
        'sewadar no',
        'sewadar number',
        'registration no',
        'id no',
        'क्रमांक',
        'सेवादार क्रमांक',
        'ਸੇਵਾਦਾਰ ਨੰਬਰ',
      ],
    },
    ...personWords,
    centre: commonWords.centre,
    centreName: commonWords.centreName,
    otherPhones: {
      en: 'Other phones',
      hi: 'अन्य फ़ोन',
      pa: 'ਹੋਰ ਫ਼ੋਨ',
      synonyms: ['alternate phone', 'alternate mobile', 'phone 2', 'second phone', 'landline', 'whatsapp'],
    },
    bloodGroup: bloodGroupWords,
    maritalStatus: maritalStatusWords,
    occupation: {
      en: 'Occupation',
      hi: 'व्यवसाय',
      pa: 'ਕਿੱਤਾ',
      synonyms: ['profession', 'job', 'work', 'पेशा', 'ਪੇਸ਼ਾ'],
    },
    education: { en: 'Education', hi: 'शिक्षा', pa: 'ਪੜ੍ਹਾਈ', synonyms: ['qualification', 'योग्यता', 'ਯੋਗਤਾ'] },
    languages: {
      en: 'Languages',
      hi: 'भाषाएँ',
      pa: 'ਭਾਸ਼ਾਵਾਂ',
      synonyms: ['language', 'languages known', 'भाषा', 'ਭਾਸ਼ਾ'],
    },
    skills: { en: 'Skills', hi: 'हुनर', pa: 'ਹੁਨਰ', synonyms: ['skill', 'special skills', 'कौशल'] },
    departments: {
      en: 'Departments',
      hi: 'विभाग',
      pa: 'ਵਿਭਾਗ',
      synonyms: ['department', 'dept', 'sewa', 'sewa department', 'सेवा', 'ਸੇਵਾ', 'ਮਹਿਕਮਾ'],
    },
    initiationDate: {
      en: 'Initiation date',
      hi: 'नामदान की तारीख़',
      pa: 'ਨਾਮਦਾਨ ਦੀ ਤਾਰੀਖ਼',
      synonyms: [
        'date of initiation',
        'initiated on',
        'naamdan',
        'naam daan date',
        'doi',
        'नामदान की तिथि',
        'ਨਾਮਦਾਨ ਦੀ ਮਿਤੀ',
      ],
    },
    joinedOn: {
      en: 'Joined on',
      hi: 'सेवा शुरू',
      pa: 'ਸੇਵਾ ਸ਼ੁਰੂ',
      synonyms: ['joining date', 'date of joining', 'doj', 'sewa since', 'since', 'joined', 'सेवा आरंभ'],
    },
    leftOn: {
      en: 'Left on',
      hi: 'सेवा कब छोड़ी',
      pa: 'ਸੇਵਾ ਕਦੋਂ ਛੱਡੀ',
      synonyms: ['सेवा समाप्त', 'ਸੇਵਾ ਸਮਾਪਤ'],
    },
    status: {
      ...commonWords.status,
      synonyms: ['state', 'current status'],
      choices: {
        active: { en: 'Active', hi: 'सक्रिय', pa: 'ਸਰਗਰਮ' },
        onLeave: { en: 'On leave', hi: 'छुट्टी पर', pa: 'ਛੁੱਟੀ ਉੱਤੇ' },
        inactive: { en: 'Inactive', hi: 'सक्रिय नहीं', pa: 'ਸਰਗਰਮ ਨਹੀਂ' },
        deceased: { en: 'Deceased', hi: 'स्वर्गवास', pa: 'ਚਲਾਣਾ ਕਰ ਗਏ' },
        transferred: { en: 'Transferred', hi: 'ट्रांसफ़र हो गए', pa: 'ਬਦਲੀ ਹੋ ਗਈ' },
      },
    },
    ...emergencyWords,
    ...identityWords,
    isBaalSatsang: {
      en: 'Baal satsang help',
      hi: 'बाल सत्संग में मदद',
      pa: 'ਬਾਲ ਸਤਿਸੰਗ ਵਿੱਚ ਮਦਦ',
      hint: {
        en: 'For anyone younger than 18',
        hi: '18 साल से कम उम्र वालों के लिए',
        pa: '18 ਸਾਲ ਤੋਂ ਘੱਟ ਉਮਰ ਵਾਲਿਆਂ ਲਈ',
      },
      synonyms: ['baal satsang', 'bal satsang', 'बाल सत्संग', 'बाल सत्संग सहायक', 'ਬਾਲ ਸਤਿਸੰਗ', 'ਬਾਲ ਸਤਿਸੰਗ ਸਹਾਇਕ'],
    },
    notes: commonWords.notes,
    photo: commonWords.photo,
    // A filter of the list.
    badgeType: {
      en: 'Badge type',
      hi: 'बैज की किस्म',
      pa: 'ਬੈਜ ਦੀ ਕਿਸਮ',
      choices: {
        permanent: { en: 'Permanent', hi: 'स्थायी', pa: 'ਪੱਕਾ' },
        temporary: { en: 'Temporary', hi: 'अस्थायी', pa: 'ਆਰਜ਼ੀ' },
      },
    },
    mergedInto: { en: 'Merged into', hi: 'किसके साथ एक', pa: 'ਕਿਸ ਨਾਲ ਇੱਕ' },
  },
} as const;

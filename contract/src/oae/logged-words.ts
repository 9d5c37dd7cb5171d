import { commonWords } from '../kernel/resource/common-words.ts';
import { type LoggedWords, loggedColumns } from '../kernel/resource/logged-words.ts';
import { personWords } from '../people/words.ts';
import type { renewalStates } from './renewals.ts';
import { gatheringWords, memberWords } from './words.ts';

const attendantWord = { en: 'Attendant', hi: 'सहायक', pa: 'ਸਹਾਇਕ' } as const;

export const relationWords = { en: 'Relation', hi: 'रिश्ता', pa: 'ਰਿਸ਼ਤਾ' } as const;

export const renewalStateWords = {
  waiting: { en: 'Waiting', hi: 'बाकी', pa: 'ਬਾਕੀ' },
  renewed: { en: 'Renewed', hi: 'रिन्यू हो गया', pa: 'ਰੀਨਿਊ ਹੋ ਗਿਆ' },
  ended: { en: 'Not renewed', hi: 'रिन्यू नहीं हुआ', pa: 'ਰੀਨਿਊ ਨਹੀਂ ਹੋਇਆ' },
} as const satisfies Record<(typeof renewalStates)[number], object>;

export const memberLog: LoggedWords = {
  entity: 'oae_member',
  logged: { en: 'Enclosure member', hi: 'बुज़ुर्ग एनक्लोज़र का सदस्य', pa: 'ਬਜ਼ੁਰਗ ਐਨਕਲੋਜ਼ਰ ਦਾ ਮੈਂਬਰ' },
  fields: {
    /** Beside a reading: how a gate of another centre came to see the member, and at which gathering. */
    gate: {
      en: 'Gate of another centre',
      hi: 'दूसरे केंद्र का गेट',
      pa: 'ਦੂਜੇ ਸੈਂਟਰ ਦਾ ਗੇਟ',
      choices: {
        pass: { en: 'Pass scanned', hi: 'पास स्कैन हुआ', pa: 'ਪਾਸ ਸਕੈਨ ਹੋਇਆ' },
        number: { en: 'Number entered', hi: 'नंबर लिखा गया', pa: 'ਨੰਬਰ ਲਿਖਿਆ ਗਿਆ' },
        search: { en: 'Found by name', hi: 'नाम से खोजा गया', pa: 'ਨਾਮ ਨਾਲ ਲੱਭਿਆ ਗਿਆ' },
        list: { en: 'Seen in the list', hi: 'सूची में देखा गया', pa: 'ਸੂਚੀ ਵਿੱਚ ਵੇਖਿਆ ਗਿਆ' },
        emergency: { en: 'Emergency view', hi: 'इमरजेंसी पेज', pa: 'ਐਮਰਜੈਂਸੀ ਪੰਨਾ' },
      },
    },
    gathering: gatheringWords.one,
  },
};

export const attendantLog: LoggedWords = {
  entity: 'oae_attendant',
  logged: attendantWord,
  fields: {
    centre: commonWords.centre,
    member: memberWords.one,
    place: { en: 'Place', hi: 'कौन सा', pa: 'ਕਿਹੜਾ' },
    sewadar: memberWords.fields.sewadar,
    name: personWords.name,
    nameLatin: personWords.nameLatin,
    phone: personWords.phone,
    relation: relationWords,
    gender: personWords.gender,
    photo: commonWords.photo,
    passCode: memberWords.fields.passCode,
  },
};

export const arrivalLog: LoggedWords = {
  entity: 'oae_arrival',
  logged: { en: 'Arrival', hi: 'आना', pa: 'ਆਉਣਾ' },
  fields: {
    centre: commonWords.centre,
    gathering: gatheringWords.one,
    member: memberWords.one,
    attendant: attendantWord,
    block: memberWords.fields.block,
    at: loggedColumns.at,
    leftAt: { en: 'Left at', hi: 'कब गए', pa: 'ਕਦੋਂ ਗਏ' },
    userName: loggedColumns.userName,
  },
};

export const renewalLog: LoggedWords = {
  entity: 'oae_renewal',
  logged: { en: 'Renewal', hi: 'रिन्यूअल', pa: 'ਰੀਨਿਊਅਲ' },
  fields: {
    centre: commonWords.centre,
    year: { en: 'Year', hi: 'साल', pa: 'ਸਾਲ' },
    member: memberWords.one,
    state: { ...commonWords.status, choices: renewalStateWords },
    reason: loggedColumns.reason,
    decidedByName: loggedColumns.decidedByName,
    decidedAt: loggedColumns.decidedAt,
  },
};

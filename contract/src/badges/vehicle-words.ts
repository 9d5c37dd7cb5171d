import { questionWords } from '../applications/words.ts';
import { commonWords } from '../kernel/resource/common-words.ts';
import { vehicleTypeWords } from '../transport/words.ts';

export const passStates = ['valid', 'ended', 'revoked'] as const;
export type PassState = (typeof passStates)[number];

export const vehiclePassWords = {
  number: commonWords.number,
  vehicleNumber: questionWords.vehicleNumber,
  vehicleType: vehicleTypeWords,
  name: { en: 'Owner', hi: 'मालिक', pa: 'ਮਾਲਕ' },
  phone: { en: 'Phone', hi: 'फ़ोन', pa: 'ਫ਼ੋਨ' },
  centre: commonWords.centre,
  centreName: commonWords.centreName,
  validFrom: { en: 'Valid from', hi: 'कब से मान्य', pa: 'ਕਦੋਂ ਤੋਂ' },
  validTo: { en: 'Valid until', hi: 'कब तक मान्य', pa: 'ਕਦੋਂ ਤੱਕ' },
  state: {
    ...commonWords.status,
    choices: {
      valid: { en: 'Valid', hi: 'मान्य', pa: 'ਚੱਲਦਾ ਹੈ' },
      ended: { en: 'Expired', hi: 'मियाद ख़त्म', pa: 'ਮਿਆਦ ਖ਼ਤਮ' },
      revoked: { en: 'Revoked', hi: 'रद्द', pa: 'ਰੱਦ' },
    },
  },
  revokeReason: { en: 'Why revoked', hi: 'रद्द क्यों', pa: 'ਰੱਦ ਕਿਉਂ' },
} as const;

import { commonWords } from '../kernel/common-words.ts';
import { personWords } from '../people/words.ts';
import { applicationStatusLabels, applicationTypeLabels } from './application-labels.ts';

export const applicationWords = {
  one: { en: 'Application', hi: 'आवेदन', pa: 'ਅਰਜ਼ੀ' },
  many: { en: 'Applications', hi: 'आवेदन', pa: 'ਅਰਜ਼ੀਆਂ' },
  fields: {
    number: commonWords.number,
    type: { en: 'Type', hi: 'प्रकार', pa: 'ਕਿਸਮ', choices: applicationTypeLabels },
    status: { ...commonWords.status, choices: applicationStatusLabels },
    statusSince: { en: 'In this status since', hi: 'इस स्थिति में कब से', pa: 'ਇਸ ਸਥਿਤੀ ਵਿੱਚ ਕਦੋਂ ਤੋਂ' },
    ...personWords,
    centre: commonWords.centre,
    centreName: commonWords.centreName,
    sewadar: { en: 'Sewadar', hi: 'सेवादार', pa: 'ਸੇਵਾਦਾਰ' },
    photo: commonWords.photo,
    madeByName: { en: 'Made by', hi: 'किसने बनाया', pa: 'ਕਿਸ ਨੇ ਬਣਾਈ' },
    madeAt: { en: 'Made on', hi: 'कब बनाया', pa: 'ਕਦੋਂ ਬਣਾਈ' },
    movesTo: { en: 'Possible moves', hi: 'अगले कदम', pa: 'ਅਗਲੇ ਕਦਮ' },
  },
} as const;

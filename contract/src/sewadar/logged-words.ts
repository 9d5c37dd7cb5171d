import { commonWords } from '../kernel/resource/common-words.ts';
import { type LoggedWords, loggedColumns } from '../kernel/resource/logged-words.ts';
import type { FieldWords } from '../kernel/resource/words.ts';
import type { Texts } from '../kernel/values/languages.ts';
import { identityColumns } from '../people/logged-words.ts';
import type { SewadarDepartment } from './sewadars.ts';
import { sewadarWords } from './words.ts';

const sewadarWord = sewadarWords.one;

/** Words of the line of a department. */
export const departmentWords = {
  department: { en: 'Department', hi: 'विभाग', pa: 'ਵਿਭਾਗ' },
  role: { en: 'Role', hi: 'ज़िम्मेदारी', pa: 'ਜ਼ਿੰਮੇਵਾਰੀ' },
  since: { en: 'Since', hi: 'कब से', pa: 'ਕਦੋਂ ਤੋਂ' },
  until: { en: 'Until', hi: 'कब तक', pa: 'ਕਦੋਂ ਤੱਕ' },
} as const satisfies Record<Exclude<keyof SewadarDepartment, 'id'>, FieldWords>;

export const transferStateWords: Readonly<Record<number, Texts>> = {
  1: { en: 'Waiting', hi: 'बाकी', pa: 'ਬਾਕੀ' },
  2: { en: 'Accepted', hi: 'मंज़ूर', pa: 'ਮਨਜ਼ੂਰ' },
  3: { en: 'Declined', hi: 'नामंज़ूर', pa: 'ਨਾਮਨਜ਼ੂਰ' },
  4: { en: 'Withdrawn', hi: 'वापस लिया गया', pa: 'ਵਾਪਸ ਲਈ' },
};

export const sewadarLog: LoggedWords = { entity: 'sewadar', fields: identityColumns };

export const departmentLog: LoggedWords = {
  entity: 'sewadar_department',
  logged: { en: 'Department of a sewadar', hi: 'सेवादार का विभाग', pa: 'ਸੇਵਾਦਾਰ ਦਾ ਵਿਭਾਗ' },
  fields: { sewadar: sewadarWord, centre: commonWords.centre, ...departmentWords },
};

export const mergeLog: LoggedWords = {
  entity: 'sewadar_merge',
  logged: { en: 'Merge of two sewadars', hi: 'दो सेवादार रिकॉर्ड एक करना', pa: 'ਦੋ ਸੇਵਾਦਾਰ ਰਿਕਾਰਡ ਇੱਕ ਕਰਨਾ' },
  fields: {
    centre: commonWords.centre,
    kept: { en: 'Record that stays', hi: 'जो रिकॉर्ड रहा', pa: 'ਜਿਹੜਾ ਰਿਕਾਰਡ ਰਿਹਾ' },
    merged: { en: 'Record that was merged', hi: 'जो रिकॉर्ड इसमें आया', pa: 'ਜਿਹੜਾ ਰਿਕਾਰਡ ਇਸ ਵਿੱਚ ਆਇਆ' },
    at: loggedColumns.at,
    userName: loggedColumns.userName,
    undoneAt: { en: 'Undone on', hi: 'फिर अलग कब किया', pa: 'ਮੁੜ ਵੱਖ ਕਦੋਂ ਕੀਤਾ' },
  },
};

export const transferLog: LoggedWords = {
  entity: 'transfer_request',
  logged: { en: 'Transfer to another area', hi: 'दूसरे क्षेत्र में ट्रांसफ़र', pa: 'ਦੂਜੇ ਏਰੀਏ ਵਿੱਚ ਬਦਲੀ' },
  fields: {
    centre: commonWords.centre,
    sewadar: sewadarWord,
    toArea: { en: 'To the area', hi: 'किस क्षेत्र में', pa: 'ਕਿਸ ਏਰੀਏ ਵਿੱਚ' },
    status: { ...commonWords.status, choices: transferStateWords },
    name: commonWords.name,
    person: { en: 'Person', hi: 'व्यक्ति', pa: 'ਵਿਅਕਤੀ' },
    reason: loggedColumns.reason,
    answer: { en: 'Answer', hi: 'जवाब', pa: 'ਜਵਾਬ' },
    askedByName: { en: 'Requested by', hi: 'किसने माँगा', pa: 'ਕਿਸ ਨੇ ਮੰਗੀ' },
    askedAt: { en: 'Requested on', hi: 'कब माँगा', pa: 'ਕਦੋਂ ਮੰਗੀ' },
    decidedByName: loggedColumns.decidedByName,
    decidedAt: loggedColumns.decidedAt,
    newSewadar: { en: 'New record', hi: 'नया रिकॉर्ड', pa: 'ਨਵਾਂ ਰਿਕਾਰਡ' },
  },
  parts: { person: sewadarWords.fields },
};

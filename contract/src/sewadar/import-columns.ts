import type { Importable } from '../imports/importable.ts';
import type { ImportColumn } from '../kernel/import.ts';
import type { Texts } from '../kernel/languages.ts';
import { right } from '../kernel/requirement.ts';
import type { FieldWords } from '../kernel/words.ts';
import { relativeNameWords } from '../people/words.ts';
import { type SewadarFields, sewadarFields } from './sewadars.ts';
import { sewadarWords } from './words.ts';

/** Columns that people keep but the record does not: each becomes part of another field. */
const furtherColumns = {
  fatherName: { ...relativeNameWords.father, synonyms: ['father', 's/o', 'पिता', 'ਪਿਤਾ'] },
  husbandName: { ...relativeNameWords.husband, synonyms: ['husband', 'w/o', 'spouse', 'पति', 'ਪਤੀ'] },
  age: { en: 'Age', hi: 'उम्र', pa: 'ਉਮਰ', synonyms: ['age in years', 'years', 'आयु', 'ਉਮਰ ਸਾਲ'] },
} as const;

const words: Readonly<Record<string, FieldWords>> = { ...sewadarWords.fields, ...furtherColumns };

type Further = keyof typeof furtherColumns;
/** What a list can bring along: all that is entered but what follows from an age. */
export type SewadarImportField = Exclude<keyof SewadarFields, 'isBirthEstimated'> | 'number' | Further;

/** Behind the field that they become part of. */
const furtherBehind: Readonly<Record<string, readonly Further[]>> = {
  relativeKind: ['fatherName', 'husbandName'],
  birthDate: ['age'],
};

const importable = Object.keys(sewadarWords.fields)
  .filter((field) => field === 'number' || (field in sewadarFields.shape && field !== 'isBirthEstimated'))
  .flatMap((field) => [field, ...(furtherBehind[field] ?? [])]);

/** A centre is not required: who works for one centre only means that one. */
const required: readonly string[] = ['name', 'gender'] satisfies SewadarImportField[];

export const sewadarImportColumns: readonly ImportColumn[] = importable.map((field) => ({
  field,
  headings: headingsOf(field),
  synonyms: words[field]?.synonyms ?? [],
  isRequired: required.includes(field),
}));

function headingsOf(field: string): Texts {
  const found = words[field];
  if (found === undefined) throw new Error(`no words for ${field}`);
  return found;
}

/** What can be wrong with a row beyond what can be wrong with any. */
export const sewadarImportIssues = {
  unknownCentre: {
    en: 'There is no centre “{value}” in this area',
    hi: 'इस क्षेत्र में “{value}” नाम का केंद्र नहीं है',
    pa: 'ਇਸ ਏਰੀਏ ਵਿੱਚ “{value}” ਨਾਮ ਦਾ ਸੈਂਟਰ ਨਹੀਂ ਹੈ',
  },
  otherCentre: {
    en: '“{value}” is not one of your centres',
    hi: '“{value}” आपके केंद्रों में से नहीं है',
    pa: '“{value}” ਤੁਹਾਡੇ ਸੈਂਟਰਾਂ ਵਿੱਚੋਂ ਨਹੀਂ ਹੈ',
  },
  notAadhaar: {
    en: 'Not an Aadhaar number: check its twelve digits',
    hi: 'आधार नंबर सही नहीं है: बारहों अंक जाँचें',
    pa: 'ਆਧਾਰ ਨੰਬਰ ਸਹੀ ਨਹੀਂ: ਬਾਰਾਂ ਅੰਕ ਜਾਂਚੋ',
  },
  notPan: {
    en: 'Not a PAN: five letters, four digits, a letter',
    hi: 'पैन सही नहीं है: पाँच अक्षर, चार अंक, एक अक्षर',
    pa: 'ਪੈਨ ਸਹੀ ਨਹੀਂ: ਪੰਜ ਅੱਖਰ, ਚਾਰ ਅੰਕ, ਇੱਕ ਅੱਖਰ',
  },
  tooYoung: {
    en: 'Younger than 18: possible only as baal satsang help',
    hi: '18 वर्ष से कम: केवल बाल सत्संग सहायक के रूप में संभव',
    pa: '18 ਸਾਲ ਤੋਂ ਘੱਟ: ਸਿਰਫ਼ ਬਾਲ ਸਤਿਸੰਗ ਸਹਾਇਕ ਵਜੋਂ ਸੰਭਵ',
  },
  numberTaken: {
    en: 'This number is already taken',
    hi: 'यह क्रमांक पहले से लिया हुआ है',
    pa: 'ਇਹ ਨੰਬਰ ਪਹਿਲਾਂ ਹੀ ਲਿਆ ਹੋਇਆ ਹੈ',
  },
  identityTaken: {
    en: 'Somebody is already registered with this number{who}',
    hi: 'इस नंबर से कोई पहले से दर्ज है{who}',
    pa: 'ਇਸ ਨੰਬਰ ਨਾਲ ਕੋਈ ਪਹਿਲਾਂ ਹੀ ਦਰਜ ਹੈ{who}',
  },
  twiceInFile: {
    en: 'The same stands in row {row} already',
    hi: 'यही पंक्ति {row} में पहले से है',
    pa: 'ਇਹੀ ਕਤਾਰ {row} ਵਿੱਚ ਪਹਿਲਾਂ ਹੀ ਹੈ',
  },
  likelyTwice: {
    en: 'Seems to be the same person as in row {row}',
    hi: 'लगता है यह पंक्ति {row} वाला ही व्यक्ति है',
    pa: 'ਲੱਗਦਾ ਹੈ ਇਹ ਕਤਾਰ {row} ਵਾਲਾ ਹੀ ਵਿਅਕਤੀ ਹੈ',
  },
  likelyKnown: {
    en: 'Seems to be registered already{who}',
    hi: 'लगता है पहले से दर्ज है{who}',
    pa: 'ਲੱਗਦਾ ਹੈ ਪਹਿਲਾਂ ਹੀ ਦਰਜ ਹੈ{who}',
  },
} as const satisfies Record<string, Texts>;

export const sewadarList: Importable = {
  name: 'sewadar',
  requirement: right('SEWADAR.SEWADAR', 'importExport'),
  columns: sewadarImportColumns,
  issues: sewadarImportIssues,
};

import type { Importable } from '../imports/importable.ts';
import type { ImportColumn } from '../kernel/import/import.ts';
import { importColumns } from '../kernel/import/import-columns.ts';
import { right } from '../kernel/rights/requirement.ts';
import type { Texts } from '../kernel/values/languages.ts';
import { type FurtherColumn, furtherColumns, withFurtherColumns } from '../people/import-columns.ts';
import { type SewadarFields, sewadarFields } from './sewadars.ts';
import { sewadarWords } from './words.ts';

/** What a list can bring along: all that is entered but what follows from an age. */
export type SewadarImportField = Exclude<keyof SewadarFields, 'isBirthEstimated'> | 'number' | FurtherColumn;

/** A centre is not required: who works for one centre only means that one. */
const required: readonly string[] = ['name', 'gender'] satisfies SewadarImportField[];

export const sewadarImportColumns: readonly ImportColumn[] = importColumns({
  fields: withFurtherColumns(
    Object.keys(sewadarWords.fields).filter(
      (field) => field === 'number' || (field in sewadarFields.shape && field !== 'isBirthEstimated'),
    ),
  ),
  words: { ...sewadarWords.fields, ...furtherColumns },
  required,
});

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
    en: 'Not an Aadhaar number. Check its twelve digits',
    hi: 'आधार नंबर सही नहीं है। बारहों अंक जाँचें',
    pa: 'ਆਧਾਰ ਨੰਬਰ ਸਹੀ ਨਹੀਂ। ਬਾਰਾਂ ਅੰਕ ਜਾਂਚੋ',
  },
  notPan: {
    en: 'Not a PAN: five letters, four digits, a letter',
    hi: 'पैन सही नहीं है: पाँच अक्षर, चार अंक, एक अक्षर',
    pa: 'ਪੈਨ ਸਹੀ ਨਹੀਂ: ਪੰਜ ਅੱਖਰ, ਚਾਰ ਅੰਕ, ਇੱਕ ਅੱਖਰ',
  },
  tooYoung: {
    en: 'Younger than 18. Possible only with Baal satsang help',
    hi: '18 साल से कम। सिर्फ़ “बाल सत्संग में मदद” के साथ हो सकता है',
    pa: '18 ਸਾਲ ਤੋਂ ਘੱਟ। ਸਿਰਫ਼ “ਬਾਲ ਸਤਿਸੰਗ ਵਿੱਚ ਮਦਦ” ਨਾਲ ਹੋ ਸਕਦਾ ਹੈ',
  },
  numberTaken: {
    en: 'This number was already given to someone',
    hi: 'यह नंबर पहले ही किसी को दिया जा चुका है',
    pa: 'ਇਹ ਨੰਬਰ ਪਹਿਲਾਂ ਹੀ ਕਿਸੇ ਨੂੰ ਦਿੱਤਾ ਜਾ ਚੁੱਕਾ ਹੈ',
  },
  identityTaken: {
    en: 'Someone is already registered with this number{who}',
    hi: 'इस नंबर से कोई पहले से दर्ज हैं{who}',
    pa: 'ਇਸ ਨੰਬਰ ਨਾਲ ਕੋਈ ਪਹਿਲਾਂ ਹੀ ਦਰਜ ਹਨ{who}',
  },
  twiceInFile: {
    en: 'Row {row} already has the same',
    hi: 'यही जानकारी पंक्ति {row} में पहले से है',
    pa: 'ਇਹੀ ਜਾਣਕਾਰੀ ਕਤਾਰ {row} ਵਿੱਚ ਪਹਿਲਾਂ ਹੀ ਹੈ',
  },
  likelyTwice: {
    en: 'Seems to be the same person as in row {row}',
    hi: 'लगता है ये पंक्ति {row} वाले ही व्यक्ति हैं',
    pa: 'ਲੱਗਦਾ ਹੈ ਇਹ ਕਤਾਰ {row} ਵਾਲੇ ਹੀ ਵਿਅਕਤੀ ਹਨ',
  },
  likelyKnown: {
    en: 'Seems to be registered already{who}',
    hi: 'लगता है पहले से दर्ज हैं{who}',
    pa: 'ਲੱਗਦਾ ਹੈ ਪਹਿਲਾਂ ਹੀ ਦਰਜ ਹਨ{who}',
  },
} as const satisfies Record<string, Texts>;

export const sewadarList: Importable = {
  name: 'sewadar',
  requirement: right('SEWADAR.SEWADAR', 'importExport'),
  columns: sewadarImportColumns,
  issues: sewadarImportIssues,
};

import type { Importable } from '../imports/importable.ts';
import type { ImportColumn } from '../kernel/import/import.ts';
import type { FieldWords } from '../kernel/resource/words.ts';
import { right } from '../kernel/rights/requirement.ts';
import { sewadarImportIssues } from '../sewadar/import-columns.ts';
import { donorWords } from './donor-words.ts';
import { type DonorFields, donorFields } from './donors.ts';

const ageWords = { en: 'Age', hi: 'उम्र', pa: 'ਉਮਰ', synonyms: ['age in years', 'years', 'आयु'] } as const;
const lastDonation: FieldWords = {
  ...donorWords.fields.lastDonationOn,
  synonyms: ['last donated', 'last donation date', 'date of last donation'],
};

/** What a list can bring along: what is entered, an age, and the last donation. */
export type DonorImportField =
  | Exclude<keyof DonorFields, 'isBirthEstimated' | 'sewadar'>
  | 'age'
  | 'lastDonationOn';

const words: Readonly<Record<string, FieldWords>> = {
  ...donorWords.fields,
  age: ageWords,
  lastDonationOn: lastDonation,
};

const fields: readonly DonorImportField[] = Object.keys(donorWords.fields)
  .filter((field) => field in donorFields.shape && field !== 'isBirthEstimated' && field !== 'sewadar')
  .flatMap((field) => (field === 'birthDate' ? ['birthDate', 'age'] : [field]))
  .concat('lastDonationOn') as DonorImportField[];

const required: readonly string[] = ['name', 'gender'] satisfies DonorImportField[];

const columns: readonly ImportColumn[] = fields.map((field) => {
  const found = words[field];
  if (found === undefined) throw new Error(`no words for ${field}`);
  return {
    field,
    headings: found,
    synonyms: found.synonyms ?? [],
    isRequired: required.includes(field),
    ...(found.choices && { choices: found.choices }),
  };
});

const { unknownCentre, otherCentre, likelyTwice, likelyKnown } = sewadarImportIssues;

export const donorList: Importable = {
  name: 'donor',
  requirement: right('BLOOD_DONATION.DONOR', 'importExport'),
  columns,
  issues: { unknownCentre, otherCentre, likelyTwice, likelyKnown },
};

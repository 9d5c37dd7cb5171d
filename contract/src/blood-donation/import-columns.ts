import type { Importable } from '../imports/importable.ts';
import { importColumns } from '../kernel/import/import-columns.ts';
import type { FieldWords } from '../kernel/resource/words.ts';
import { right } from '../kernel/rights/requirement.ts';
import { furtherColumns } from '../people/import-columns.ts';
import { sewadarImportIssues } from '../sewadar/import-columns.ts';
import { donorWords } from './donor-words.ts';
import { type DonorFields, donorFields } from './donors.ts';

const lastDonation: FieldWords = {
  ...donorWords.fields.lastDonationOn,
  synonyms: ['last donated', 'last donation date', 'date of last donation'],
};

/** What a list can bring along: what is entered, an age, and the last donation. */
export type DonorImportField =
  | Exclude<keyof DonorFields, 'isBirthEstimated' | 'sewadar'>
  | 'age'
  | 'lastDonationOn';

const fields: readonly string[] = Object.keys(donorWords.fields)
  .filter((field) => field in donorFields.shape && field !== 'isBirthEstimated' && field !== 'sewadar')
  .flatMap((field) => (field === 'birthDate' ? ['birthDate', 'age'] : [field]))
  .concat('lastDonationOn');

const required: readonly string[] = ['name', 'gender'] satisfies DonorImportField[];

const columns = importColumns({
  fields,
  words: { ...donorWords.fields, age: furtherColumns.age, lastDonationOn: lastDonation },
  required,
});

const { unknownCentre, otherCentre, likelyTwice, likelyKnown } = sewadarImportIssues;

export const donorList: Importable = {
  name: 'donor',
  requirement: right('BLOOD_DONATION.DONOR', 'importExport'),
  columns,
  issues: { unknownCentre, otherCentre, likelyTwice, likelyKnown },
};

import type { RowOf } from '@sewa/contract/kernel/calls/endpoint';
import { genders, relativeKinds } from '@sewa/contract/people/person';
import type { typeAhead } from '@sewa/contract/sewadar/type-ahead';

/** What a form of a person holds, as far as the record of a sewadar can say it. */
interface PersonEntries {
  name: string;
  nameLatin: string;
  relativeKind: (typeof relativeKinds)[number];
  relativeName: string;
  gender: (typeof genders)[number];
  birthDate: string | null;
  isBirthEstimated: boolean;
  phone: string;
}

/** A field of the form and what belongs there. */
type PersonEntry = {
  [Field in keyof PersonEntries]: readonly [Field, PersonEntries[Field]];
}[keyof PersonEntries];

/** A form in which nothing of the person was entered. */
export const nobody = {
  name: '',
  nameLatin: '',
  relativeName: '',
  gender: '',
  birthDate: null,
  phone: '',
} as const;

/** What the record of a sewadar says of the same person, for the fields where nothing stands yet. */
export function knownOf(
  sewadar: Pick<RowOf<typeof typeAhead.search>, keyof PersonEntries>,
  entered: { [Field in keyof typeof nobody]: string | null },
): PersonEntry[] {
  const relativeKind = relativeKinds.find((kind) => kind === sewadar.relativeKind);
  const gender = genders.find((one) => one === sewadar.gender);
  const known: PersonEntry[] = [];
  if (entered.name === '') known.push(['name', sewadar.name]);
  if (entered.nameLatin === '') known.push(['nameLatin', sewadar.nameLatin]);
  if (entered.relativeName === '') {
    known.push(['relativeName', sewadar.relativeName]);
    // Whether it is the father or the husband belongs to the name.
    if (relativeKind && sewadar.relativeName !== '') known.push(['relativeKind', relativeKind]);
  }
  if (entered.phone === '') known.push(['phone', sewadar.phone]);
  if (entered.gender === '' && gender) known.push(['gender', gender]);
  if (entered.birthDate === null && sewadar.birthDate !== null)
    known.push(['birthDate', sewadar.birthDate], ['isBirthEstimated', sewadar.isBirthEstimated]);
  return known;
}

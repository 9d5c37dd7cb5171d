import type { personFields } from '@sewa/contract/people/person';
import type { z } from 'zod';
import { nameKeysOf } from '../../platform/search/name-key.rules.ts';

type PersonFields = z.output<z.ZodObject<typeof personFields>>;

/** The columns that every record of a person has, with the keys by which it is found. */
export function personColumns(person: PersonFields) {
  return {
    ...nameColumns(person),
    relative_kind: person.relativeKind,
    relative_name: person.relativeName,
    gender: person.gender,
    birth_date: person.birthDate,
    is_birth_estimated: person.isBirthEstimated,
    phone: person.phone,
    address: person.address,
  };
}

export function nameColumns({ name, nameLatin }: { name: string; nameLatin: string }) {
  const latin = nameLatin === '' && /^[\p{Script=Latin}\p{P}\s]+$/u.test(name) ? name : nameLatin;
  return {
    name: name.normalize('NFC'),
    name_latin: latin.normalize('NFC'),
    name_keys: nameKeysOf(name, latin),
  };
}

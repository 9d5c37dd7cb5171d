import { randomInt } from 'node:crypto';
import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { newId } from '@sewa/contract/kernel/values/ids';
import { isAadhaar } from '@sewa/contract/people/identity-numbers';
import { type Sewadar, type SewadarFields, sewadarFields } from '@sewa/contract/sewadar/sewadars';
import type { Visitor } from '../../server/src/testing/visitor.ts';
import { must } from './people.ts';

type Wish = Partial<Omit<SewadarFields, 'centre'>> & {
  /** The name of the centre. */
  centre?: string;
};

/** A sewadar as a clerk would have entered one, with what the test cares about. */
export async function createSewadar(admin: Visitor, { centre, ...wish }: Wish): Promise<Sewadar> {
  const fields: SewadarFields = {
    ...emptyFields(sewadarFields),
    centre: await findCentre(admin, centre ?? 'Ajnala'),
    name: `Paramjit Singh ${newSurname()}`,
    relativeKind: 'father',
    relativeName: 'Kartar Singh',
    gender: 'male',
    birthDate: '1975-06-15',
    status: 'active',
    ...wish,
  };
  const id = newId();
  await must(admin.post('/api/sewadar', { ...fields, id }));
  return readSewadar(admin, id);
}

export async function readSewadar(admin: Visitor, id: string): Promise<Sewadar> {
  return (await must(admin.get(`/api/sewadar/${id}`))).data;
}

/** A name that nobody else has: syllables that sound like one, so that the search by sound has something to go by. */
export function newSurname(): string {
  const syllables = [
    'bal',
    'dor',
    'gan',
    'jot',
    'kep',
    'lum',
    'mir',
    'nad',
    'pun',
    'rav',
    'sim',
    'tek',
    'vor',
    'zub',
  ];
  const some = Array.from({ length: 4 }, () => syllables[randomInt(syllables.length)]).join('');
  return some.charAt(0).toUpperCase() + some.slice(1);
}

/** Twelve digits that pass the check, of nobody. */
export function newAadhaar(): string {
  const start = String(randomInt(20_000_000_000, 99_999_999_999));
  const whole = Array.from({ length: 10 }, (_, last) => start + last).find(isAadhaar);
  if (whole === undefined) throw new Error('no last digit fits');
  return whole;
}

async function findCentre(admin: Visitor, name: string): Promise<string> {
  const { list } = await must(admin.get('/api/user/centers', { size: 500 }));
  const centre = (list as { id: string; name: string }[]).find((one) => one.name === name);
  if (!centre) throw new Error(`There is no centre ${name}`);
  return centre.id;
}

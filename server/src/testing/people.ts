import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { newId } from '@sewa/contract/kernel/values/ids';
import { type SewadarFields, sewadarFields } from '@sewa/contract/sewadar/sewadars';
import type { Pool } from 'pg';
import type { Visitor } from './visitor.ts';

/** A sewadar as the form sends it. */
export function sewadarBody(centre: string, over: Partial<SewadarFields> = {}): SewadarFields {
  return {
    ...emptyFields(sewadarFields),
    centre,
    name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
    nameLatin: 'Gurpreet Singh',
    relativeKind: 'father',
    relativeName: 'Balwant Singh',
    gender: 'male',
    birthDate: '1980-05-17',
    phone: '+919812345678',
    address: 'Ranjit Avenue',
    bloodGroup: 'B+',
    occupation: 'Farmer',
    languages: ['Punjabi'],
    maritalStatus: 'married',
    status: 'active',
    joinedOn: '2010-01-01',
    ...over,
  };
}

/** Makes one and says its id. */
export async function makeSewadar(
  visitor: Visitor,
  centre: string,
  over: Partial<SewadarFields> = {},
): Promise<string> {
  const id = newId();
  const reply = await visitor.post('/api/sewadar', { ...sewadarBody(centre, over), id });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return id;
}

/** Ids of areas and centres by their code. */
export async function placesOf({ owner }: { owner: Pool }): Promise<Record<string, string>> {
  const found = await owner.query<{ code: string; id: string }>(
    'select code, id from centre union all select code, id from area',
  );
  return Object.fromEntries(found.rows.map(({ code, id }) => [code, id]));
}

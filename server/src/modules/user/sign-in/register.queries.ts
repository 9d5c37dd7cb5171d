import type { Rows } from '@sewa/contract/kernel/calls/endpoint';
import { newId } from '@sewa/contract/kernel/values/ids';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';

export async function listRegisterCentres(tx: Tx): Promise<Rows<{ id: string; name: string; area: string }>> {
  const found = await sql<{
    id: string;
    name: string;
    area: string;
  }>`select * from register_centres()`.execute(tx);
  return { rows: found.rows, total: found.rows.length };
}

export interface Wish {
  name: string;
  phone: string;
  email: string;
  centre: string;
  username: string;
  language: string;
  hash: string;
}

export async function askForAccount(
  tx: Tx,
  { name, phone, email, centre, username, language, hash }: Wish,
): Promise<'asked' | 'taken' | 'no centre' | 'full'> {
  const result = await sql<{ outcome: 'asked' | 'taken' | 'no centre' | 'full' }>`
    select ask_for_account(${newId()}, ${centre}, ${name}, ${phone}, ${email}, ${username}, ${language}, ${hash}) as outcome
  `.execute(tx);
  return only(result.rows).outcome;
}

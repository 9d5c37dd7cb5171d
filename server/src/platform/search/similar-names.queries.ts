import { sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';

/** Misspelt: words of the caller's own people that share trigrams with a typed one. */
export async function similarNames(tx: Tx, sounds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ sound: string }>`
    select distinct n as sound from unnest(${sounds}::text[]) as typed (sound), similar_names(typed.sound) as n`.execute(
    tx,
  );
  return rows.map(({ sound }) => sound);
}

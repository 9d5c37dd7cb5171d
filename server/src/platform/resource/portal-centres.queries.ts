import { sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';

const MAX_CENTRES = 20;

/** Centres of all areas by a part of their name, each with its area. */
export async function listPortalCentres(tx: Tx, text: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from portal_centres(${text.normalize('NFC')}, ${MAX_CENTRES})`.execute(tx);
  return rows;
}

/** The centre that a text names in full, with its area; null for anything else. */
export async function findPortalCentre(tx: Tx, text: string): Promise<string | null> {
  const found = await listPortalCentres(tx, text);
  const wanted = text.normalize('NFC').toLowerCase();
  return found.find(({ name }) => name.toLowerCase() === wanted)?.id ?? null;
}

import pg from 'pg';
import type { Journal } from './writers.ts';

/** What the database has, compared with what was acknowledged; empty when nothing is wrong. */
export async function findFaults(ownerUrl: string, journal: Journal): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{
      id: string;
      number: string;
      created: number;
      updated: number;
      version: number;
    }>(
      `select s.id, s.number::text, s.version,
         (select count(*)::int from change_log c where c.area_id = s.area_id and c.entity = 'sewadar' and c.row_id = s.id::text and c.kind = 4) as created,
         (select count(*)::int from change_log c where c.area_id = s.area_id and c.entity = 'sewadar' and c.row_id = s.id::text and c.kind = 3) as updated
       from sewadar s where s.occupation = 'Cluster' or s.occupation like 'Edit %'`,
    );
    const stored = new Map(rows.map((row) => [row.id, row]));
    const known = new Set([...journal.created, ...journal.edited.keys()]);
    const repeated = await client.query<{ number: string }>(
      'select number::text from sewadar where number is not null group by area_id, number having count(*) > 1',
    );
    const edits = [...journal.edited].filter(([id, { version }]) => stored.get(id)?.version !== version);
    return [
      ...journal.lies,
      ...[...known].filter((id) => !stored.has(id)).map((id) => `acknowledged and lost: ${id}`),
      ...rows
        .filter(({ created }) => created !== 1)
        .map(({ id, created }) => `${id} has ${created} entries of its creation`),
      ...rows.filter(({ id }) => !known.has(id)).map(({ id }) => `there, but never acknowledged: ${id}`),
      ...[...journal.edited.keys()]
        .map((id) => stored.get(id))
        .filter((row) => row !== undefined && row.updated !== row.version - 1)
        .map((row) => `${row?.id}: version ${row?.version} with ${row?.updated} entries of its changes`),
      ...edits.map(
        ([id, { version }]) => `${id}: version ${stored.get(id)?.version}, acknowledged ${version}`,
      ),
      ...repeated.rows.map(({ number }) => `the number ${number} was given twice`),
    ];
  } finally {
    await client.end();
  }
}

import type { Client } from 'pg';
import { withClient } from '../db/with-client.ts';
import type { Log } from '../log.ts';
import { nameKeysOf } from './name-key.rules.ts';

const atOnce = 2_000;

interface Unkeyed {
  area_id: string;
  id: string;
  name: string;
  name_latin: string;
}

/** Rows from before there were keys, or whose keys a migration emptied because the rules changed. Runs as the owner. */
export async function fillNameKeys(ownerUrl: string, log: Log): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    for (const table of await searchedTables(client)) {
      const filled = await fillTable(client, table);
      if (filled > 0) log.info(`made the search keys of ${filled} rows of ${table}`);
    }
  });
}

/** Those with a column of keys. */
async function searchedTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    `select c.relname as table from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attname = 'name_keys' and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows.map(({ table }) => table);
}

async function fillTable(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<Unkeyed>(
    `select area_id, id, name, name_latin from ${table} where name_keys = '{}' limit ${atOnce}`,
  );
  if (rows.length === 0) return 0;
  const made = rows.map(({ area_id, id, name, name_latin }) => ({
    area_id,
    id,
    name_keys: nameKeysOf(name, name_latin),
  }));
  await client.query(
    `update ${table} t set name_keys = m.name_keys
     from json_to_recordset($1) as m (area_id uuid, id uuid, name_keys text[]) where t.area_id = m.area_id and t.id = m.id`,
    [JSON.stringify(made)],
  );
  return rows.length + (await fillTable(client, table));
}

import type { Pool } from 'pg';

interface Column {
  name: string;
  type: string;
  /** What a foreign key with the area points to. */
  parent: string | null;
  parentColumn: string | null;
  hasParentCentre: boolean;
  /** The first value of a check that lists them, as SQL. */
  choice: string | null;
}

/** A value of each type that plain columns accept; `n` differs from row to row. */
const values: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: "'A'",
  'text[]': "'{}'",
  integer: '10000 + n',
  smallint: '1',
  bigint: '10000 + n',
  boolean: 'false',
  date: "'2026-01-01'",
  'time without time zone': "'06:00'",
  'timestamp with time zone': 'now()',
  jsonb: "'{}'",
  bytea: "'A'",
  'double precision': '1',
};

/**
 * Gives the first centre of each area a row in each of these tables where it has none, so that a test over all tables has
 * something to see in each of them and a new plain table needs no sample of its own. A table whose checks ask for more
 * than the types of its columns must be filled before.
 */
export async function fillTables(owner: Pool, tables: readonly string[]): Promise<void> {
  let waiting = [...tables];
  // A row needs the rows that it refers to: whatever could not be filled is tried again after the others.
  while (waiting.length > 0) {
    const failures: { table: string; error: unknown }[] = [];
    for (const table of waiting)
      await fill(owner, table).catch((error: unknown) => failures.push({ table, error }));
    if (failures.length === waiting.length)
      throw new Error(
        `no sample rows for ${failures.map(({ table, error }) => `${table} (${String(error)})`).join(', ')}`,
      );
    waiting = failures.map(({ table }) => table);
  }
}

async function fill(owner: Pool, table: string): Promise<void> {
  const { rows: columns } = await owner.query<Column>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, k.confrelid::regclass::text as parent, b.attname as "parentColumn",
       exists (select from pg_attribute p where p.attrelid = k.confrelid and p.attname = 'centre_id') as "hasParentCentre",
       (select coalesce(substring(pg_get_constraintdef(c.oid) from $$ARRAY\\[('[^']*'::text|\\d+)$$), substring(pg_get_constraintdef(c.oid) from ' = (\\d+)\\)'))
          from pg_constraint c where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
          and pg_get_constraintdef(c.oid) ~ (a.attname || ' = ') limit 1) as choice
     from pg_attribute a
     left join pg_constraint k on k.conrelid = a.attrelid and k.contype = 'f' and k.conkey[2] = a.attnum
     left join pg_attribute b on b.attrelid = k.confrelid and b.attnum = k.confkey[2]
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
       and a.attnotnull and not a.atthasdef and a.attidentity = '' and a.attname <> 'area_id'
     order by a.attnum`,
    [table],
  );
  const hasCentre = columns.some(({ name }) => name === 'centre_id');
  await owner.query(
    `insert into ${table} (${['area_id', ...columns.map(({ name }) => name)].join(', ')})
     select ${['c.area_id', ...columns.map(sampleFor)].join(', ')} from (select *, row_number() over (order by code) as n from centre) c
     where c.code like '%-1' and not exists (
       select from ${table} t where t.area_id = c.area_id ${hasCentre ? 'and t.centre_id = c.id' : ''})`,
  );
}

function sampleFor({ name, type, parent, parentColumn, hasParentCentre, choice }: Column): string {
  if (name === 'centre_id') return 'c.id';
  if (choice !== null) return choice;
  const value = values[type];
  if (parent === null || parentColumn === null) return value ?? 'null';
  const nearest = hasParentCentre ? '(p.centre_id = c.id) desc,' : '';
  return `(select p.${parentColumn} from ${parent} p where p.area_id = c.area_id order by ${nearest} p.${parentColumn} limit 1)`;
}

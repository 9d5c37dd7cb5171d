import type { Client } from 'pg';

/** The values that a column may have, where a check constraint lists them. */
export interface Choices {
  table: string;
  column: string;
  isList: boolean;
  values: (string | number)[];
}

/** The columns whose check is `in (…)`, `= a value`, or for a list `<@ array[…]`. */
export async function readChoices(client: Client): Promise<Choices[]> {
  const { rows } = await client.query<{ table: string; column: string; definition: string }>(
    `select c.relname as table, a.attname as column, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
     where k.contype = 'c' and c.relnamespace = 'public'::regnamespace and cardinality(k.conkey) = 1
     order by c.relname, a.attname, k.conname`,
  );
  return rows.flatMap(({ table, column, definition }) => {
    const found = parseChoices(column, definition);
    return found ? [{ table, column, ...found }] : [];
  });
}

const text = "'(?:[^']|'')*'::text";
const whole = '-?\\d+';

export function parseChoices(column: string, definition: string): Pick<Choices, 'isList' | 'values'> | null {
  const array = `ARRAY\\[((?:${text}(?:, )?)+|(?:${whole}(?:, )?)+)\\]`;
  const name = `"?${column}"?`;
  const oneOf = new RegExp(`^CHECK \\(\\(${name} = ANY \\(${array}\\)\\)\\)$`).exec(definition);
  const only = new RegExp(`^CHECK \\(\\(${name} = (${text}|${whole})\\)\\)$`).exec(definition);
  const some = new RegExp(`^CHECK \\(\\(${name} <@ ${array}\\)\\)$`).exec(definition);
  const listed = (oneOf ?? only ?? some)?.[1];
  if (listed === undefined) return null;
  const values = listed.match(new RegExp(`${text}|${whole}`, 'g')) ?? [];
  return {
    isList: some !== null,
    values: values.map((value) =>
      value.startsWith("'") ? value.slice(1, -"'::text".length).replaceAll("''", "'") : Number(value),
    ),
  };
}

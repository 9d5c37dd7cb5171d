import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';

type NumberRead = RawBuilder<number> | RawBuilder<number | null>;

interface Group {
  members: readonly RawBuilder<unknown>[];
  /** All numbers of the group by one reading. */
  read: RawBuilder<number[] | null>;
}

const groups = new WeakMap<RawBuilder<unknown>, Group>();

/**
 * Several numbers from the same rows of another table. Each is an expression of its own; where a resource shows more than
 * one of them, the rows are read once.
 *
 * @param rows what follows the selection: `from … where …`, with the resource's table as `r`
 */
export function readTogether<Numbers extends Readonly<Record<string, NumberRead>>>(
  rows: RawBuilder<unknown>,
  numbers: Numbers,
): Numbers {
  const all = Object.values(numbers);
  const members = all.map((number) => sql`(select ${number} ${rows})`);
  const group: Group = { members, read: sql<number[]>`(select array[${sql.join(all)}]::int[] ${rows})` };
  for (const member of members) groups.set(member, group);
  const named = Object.keys(numbers).map((name, place) => [name, members[place]]);
  return Object.fromEntries(named) as Numbers;
}

interface Unpacking {
  /** The column that holds the numbers. */
  packed: string;
  /** The name of each number that is shown, and its place in the column. */
  shown: readonly (readonly [name: string, place: number])[];
}

/** The selections of what a row shows beyond its fields, and how the numbers that are read together come apart again. */
export function selectedExtras(extra: Readonly<Record<string, RawBuilder<unknown>>>): {
  selections: AliasedRawBuilder<unknown, string>[];
  unpack(rows: readonly object[]): readonly object[];
} {
  const selections: AliasedRawBuilder<unknown, string>[] = [];
  const shownOf = new Map<Group, (readonly [string, number])[]>();
  for (const [name, expression] of Object.entries(extra)) {
    const group = groups.get(expression);
    if (group === undefined) selections.push(expression.as(name));
    else shownOf.set(group, [...(shownOf.get(group) ?? []), [name, group.members.indexOf(expression)]]);
  }
  const unpackings = [...shownOf].map(([{ read }, shown], nth): Unpacking => {
    const packed = `together_${nth}`;
    selections.push(read.as(packed));
    return { packed, shown };
  });
  return {
    selections,
    unpack: (rows) => (unpackings.length === 0 ? rows : rows.map((row) => unpackRow(row, unpackings))),
  };
}

function unpackRow(row: object, unpackings: readonly Unpacking[]): object {
  const values = new Map<string, unknown>(Object.entries(row));
  for (const { packed, shown } of unpackings) {
    const numbers = values.get(packed) as readonly (number | null)[] | null;
    values.delete(packed);
    for (const [name, place] of shown) values.set(name, numbers?.[place] ?? null);
  }
  return Object.fromEntries(values);
}

/** Stands for a table whose name is filled in. */
export const anyTable = 'any_table';

interface Reference {
  table: string;
  alias: string;
}

interface Reading {
  isDistributed(table: string): boolean;
  /** One table may stand without its area: a policy holds it to one, and the value can be added in one place. */
  hasPolicies: boolean;
}

/**
 * What would keep a text of SQL from running on one machine of several. Found by its words: the texts in the sources are
 * pieces with gaps, which no parser takes. Tables must be compared by `area_id` with each other or with a value, and so
 * must a piece with the query around it. An inserted row names its area and stays in it.
 */
export function findAreaFaults(text: string, { isDistributed, hasPolicies }: Reading): string[] {
  const bare = text.toLowerCase().replaceAll(comments, '').replaceAll(strings, "''").replaceAll('"', '');
  const references = referencesIn(bare);
  const distributed = references.filter(({ table }) => isDistributed(table) || table === anyTable);
  const apart = distributed.filter(
    (one) => countComparisons(bare, one) < distributed.filter(({ alias }) => alias === one.alias).length,
  );
  const free = hasPolicies && !isPiece(bare, references) ? 1 : 0;
  const inserted = [...bare.matchAll(insert)].filter(
    ([, table = '', columns = '']) => isDistributed(table) && !/\barea_id\b/.test(columns),
  );
  return [
    ...apart.slice(free).map(({ table, alias }) => `joins ${table} ${alias}`),
    ...inserted.map(([, table]) => `inserts ${table}`),
    ...[...bare.matchAll(changesArea)]
      .filter(([, table = '']) => isDistributed(table))
      .map(([, table]) => `moves ${table} to another area`),
  ];
}

const comments = /--[^\n]*|\/\*[\s\S]*?\*\//g;
const strings = /'(?:[^']|'')*'/g;
const insert = /\binsert\s+into\s+(?:public\.)?(\w+)(?:\s+as\s+\w+)?\s*(\([^)]*\))?/g;
const changesArea =
  /\bupdate\s+(?:only\s+)?(?:public\.)?(\w+)\s+(?:(?:as\s+)?\w+\s+)?set\s(?:(?!\b(?:from|where|returning)\b)[^;])*?\barea_id\s*=/g;

const table = String.raw`(?:only\s+|lateral\s+)?(?:public\.)?([a-z_]\w*)\b(?!\s*[.(])`;
const keyword =
  'as|on|using|where|set|join|inner|left|right|full|cross|group|order|limit|returning|union|except|for|offset|loop|and|or|select|when|then|window|having|into|values|default';
const alias = String.raw`(?:\s+(?:as\s+)?(?!(?:${keyword})\b)([a-z_]\w*))?`;
const reference = new RegExp(
  String.raw`\b(?:from|join|update|using)\s+${table}${alias}((?:\s*,\s*${table}${alias})*)`,
  'g',
);
const listed = new RegExp(String.raw`,\s*${table}${alias}`, 'g');

function referencesIn(bare: string): Reference[] {
  return [...bare.matchAll(reference)].flatMap(([, name = '', alias = name, others = '']) => [
    { table: name, alias },
    ...[...others.matchAll(listed)].map(([, other = '', itsAlias = other]) => ({
      table: other,
      alias: itsAlias,
    })),
  ]);
}

/** Beside an equals sign, first in a row that is compared, or named by `using`. */
function countComparisons(bare: string, { table, alias }: Reference): number {
  // Without an alias the column may stand alone.
  const column =
    alias === table || table === anyTable
      ? String.raw`(?:\b${alias}\.|(?<![.\w]))area_id\b`
      : String.raw`\b${alias}\.area_id\b`;
  const compared = new RegExp(
    String.raw`=\s*${column}|${column}\s*(?:=|in\b)|\(${column}(?=,[^()]*\)\s*(?:=|in\b))|\busing\s*\(area_id\b`,
    'g',
  );
  return bare.match(compared)?.length ?? 0;
}

/** Speaks of a table that it does not name: a part of a query, or of a function with the row it was called for. */
function isPiece(bare: string, references: readonly Reference[]): boolean {
  const defined = new Set(references.map(({ alias }) => alias));
  const spoken = [...bare.matchAll(/(?<![.\w])([a-z_]\w*)\.(?!\s)/g)].map(([, name = '']) => name);
  return spoken.some((name) => !defined.has(name) && !derived(bare, name));
}

/** A query with a name: `with x as (…)`, `(…) x`, `f(…) x`; and the words that PostgreSQL defines itself. */
function derived(bare: string, name: string): boolean {
  return (
    /^(excluded|public|pg_catalog)$/.test(name) ||
    new RegExp(
      String.raw`\)\s*(?:as\s+)?${name}\b|\b${name}\s*(?:\([^)]*\)\s*)?as\s+(?:materialized\s+|not materialized\s+)?\(`,
    ).test(bare)
  );
}

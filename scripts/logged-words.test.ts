import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isMoneyColumn, wordOfTable, wordsOfColumn } from '@sewa/contract/logged';
import { allResources } from '@sewa/contract/modules';
import { expect, test } from 'vitest';

const schema = readFileSync(path.join(import.meta.dirname, '..', 'server', 'schema.sql'), 'utf8');

/** What log_change leaves out, and what a history does not show. */
const untold = new Set(
  ['version', 'created_at', 'updated_at', 'name_keys'].concat([
    'id',
    'area_id',
    'user_id',
    'owner_id',
    'asked_by',
    'rule',
  ]),
);

const logged = [
  ...schema.matchAll(
    /CREATE TRIGGER \w+ AFTER [^;]* ON (\w+) FOR EACH ROW EXECUTE FUNCTION log_change\(([^)]*)\)/g,
  ),
].map(([, table = '', given = '']) => {
  const [, , unlogged = ''] = [...given.matchAll(/'([^']*)'/g)].map(([, text = '']) => text);
  return { table, columns: columnsOf(table, new Set([...untold, ...unlogged.split(',')])) };
});

test('the schema names the tables of the change log', () => {
  expect(logged.length).toBeGreaterThan(20);
  expect(logged.find(({ table }) => table === 'sewadar')?.columns).toEqual(
    expect.arrayContaining(['occupation', 'merged_into', 'aadhaar_last4']),
  );
  const tables = logged.map(({ table }) => table);
  // The inventory is a sum over the ledger, which is a log itself.
  const resources = allResources.filter(({ entity }) => entity !== 'stock_balance');
  for (const { entity } of resources) expect(tables).toContain(entity);
});

test.each(logged.map(({ table, columns }) => [table, columns] as const))(
  '%s and its columns have words for the history',
  (table, columns) => {
    expect(wordOfTable(table)).toBeDefined();
    expect(columns.filter((column) => wordsOfColumn(table, column) === undefined)).toEqual([]);
  },
);

test('amounts in paise are known as money to the history', () => {
  const amounts = logged.flatMap(({ table, columns }) =>
    columns.filter((column) => holdsPaise(table, column)).map((column) => [table, column] as const),
  );
  expect(amounts.length).toBeGreaterThan(15);
  expect(amounts.filter(([table, column]) => !isMoneyColumn(table, column))).toEqual([]);
});

test.each(['session', 'credential', 'one_time_code', 'change_log'])(
  '%s, written by a function, has a word',
  (table) => {
    expect(wordOfTable(table)).toBeDefined();
  },
);

/** Sums are bigints, and a price, a cost or an amount is money whatever its type. */
function holdsPaise(table: string, column: string): boolean {
  if (['price', 'cost', 'amount', 'estimate'].includes(column)) return true;
  return new RegExp(`^ {2}${column} bigint`, 'm').test(bodyOf(table));
}

function bodyOf(table: string): string {
  return new RegExp(`CREATE TABLE ${table} \\((.*?)\\n\\);`, 's').exec(schema)?.[1] ?? '';
}

function columnsOf(table: string, without: ReadonlySet<string>): string[] {
  const body = bodyOf(table);
  const names = [...body.matchAll(/^ {2}([a-z_0-9]+) /gm)].map(([, name = '']) => name);
  return names.filter((name) => !without.has(name));
}

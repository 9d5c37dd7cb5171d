import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allEvents } from '@sewa/contract/modules';
import { expect, test } from 'vitest';

const schema = readFileSync(path.join(import.meta.dirname, '..', 'server', 'schema.sql'), 'utf8');

/** Told to the centres of a row although the policy is wider: a centre sees its own users only. */
const narrower = new Set(['user_centre']);

/** Tables with a policy that shows every row of the area to everybody in it. */
const readByAll = new Set(
  [...schema.matchAll(/CREATE POLICY \w+ ON (\w+)( FOR \w+)? TO sewa_app\n {2}USING (.*)/g)]
    .filter(
      ([, , command = ' FOR SELECT', condition = '']) => command === ' FOR SELECT' && isAreaAlone(condition),
    )
    .map(([, table = '']) => table),
);

test('the schema names tables that everybody in the area reads', () => {
  expect([...readByAll]).toEqual(expect.arrayContaining(['area', 'bav_item', 'transport_trip']));
  expect(readByAll).not.toContain('stock_transfer');
});

test.each(Object.entries(allEvents))('%s is told to everybody who may read the row', (_name, event) => {
  const entities = event.entities === '*' ? [] : event.entities;
  const expected = entities.filter((entity) => readByAll.has(entity) && !narrower.has(entity));
  expect([...(event.areaWide ?? [])].sort()).toEqual(expected.sort());
});

test('of a table with two centres the second is told, too', () => {
  const body = /FUNCTION public\.other_centres_of\(.*?\$function\$(.*?)\$function\$/s.exec(schema)?.[1] ?? '';
  const told = [...body.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  const tables = [...schema.matchAll(/CREATE TABLE (\w+) \((.*?)\n\);/gs)];
  const twoCentred = tables.filter(([, , columns = '']) => columns.includes('\n  other_centre_id '));
  expect(twoCentred.length).toBeGreaterThan(1);
  for (const [, table] of twoCentred) expect(told).toContain(table);
});

function isAreaAlone(condition: string): boolean {
  const plain = condition.replace(/\(\( SELECT (\w+)\(\) AS \w+\)\)/g, '$1').replace(/[();]/g, '');
  return /^(area_)?id = context_area( OR context_level >= 90)?$/.test(plain.trim());
}

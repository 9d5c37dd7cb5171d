import { expect, test } from 'vitest';
import { pendingMigrations } from './pending-migrations.rules.ts';

const file = (name: string) => ({ version: Number(name.slice(0, 4)), name });
const first = file('0001_a.sql');
const late = file('0002_b.sql');
const second = file('0003_c.sql');
const third = file('0004_d.sql');

test('takes what the database lacks, in the order of the numbers', () => {
  expect(pendingMigrations([third, first, second], [])).toEqual([first, second, third]);
  expect(pendingMigrations([first, second, third], [first, second])).toEqual([third]);
  expect(pendingMigrations([first, second], [first, second])).toEqual([]);
});

test('lets a database be newer than the files', () => {
  expect(pendingMigrations([first], [first, second])).toEqual([]);
});

test('refuses a file that is older than the newest applied one, and names both', () => {
  expect(() => pendingMigrations([first, late, second], [first, second])).toThrow(
    '0002_b.sql is older than 0003_c.sql, which the database already has',
  );
});

test('refuses two files with one number', () => {
  expect(() => pendingMigrations([first, file('0001_z.sql')], [])).toThrow(
    '0001_a.sql and 0001_z.sql have the same number',
  );
});

test('refuses another file in the place of an applied one', () => {
  expect(() => pendingMigrations([first, file('0003_other.sql')], [first, second])).toThrow(
    'The database has 0003_c.sql where this portal has 0003_other.sql',
  );
});

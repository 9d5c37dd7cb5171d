import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaText } from '../../../../scripts/schema/schema-text.ts';
import { openTestDatabase } from '../../testing/test-portal.ts';
import { migrate, readMigrations } from './migrate.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
let ownerUrl: string;
let owner: Client;

beforeAll(async () => {
  ({ ownerUrl } = await openTestDatabase());
  owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
});
afterAll(() => owner.end());

test('a file that the database passed over is refused, and nothing runs', async () => {
  const files = await readMigrations();
  const late = files.at(-2);
  const newest = files.at(-1);
  await owner.query('delete from migration where version = $1', [late?.version]);
  const before = await owner.query('select version, name, at from migration order by version');
  await expect(migrate(ownerUrl, silent)).rejects.toThrow(
    `${late?.name} is older than ${newest?.name}, which the database already has`,
  );
  expect((await owner.query('select version, name, at from migration order by version')).rows).toEqual(
    before.rows,
  );
});

/** A fresh database runs all files on one connection, where settings and loaded libraries of earlier ones hide mistakes. */
test('a database that was upgraded file by file ends like a fresh one', async () => {
  const { pathname } = new URL(ownerUrl);
  const upgraded = new URL(ownerUrl);
  upgraded.pathname = `${pathname}_upgraded`;
  await owner.query(`create database ${upgraded.pathname.slice(1)}`);
  for (const { version } of (await readMigrations()).slice(-3))
    await migrate(upgraded.href, silent, { upTo: version });
  expect(await schemaText(upgraded.href)).toBe(await schemaText(ownerUrl));
});

import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { schemaText } from '../../../../scripts/schema/schema-text.ts';
import { openTestDatabase } from '../../testing/test-portal.ts';
import { applyMigration, migrate, readMigrations } from './migrate.ts';
import { onLeader } from './wait-for-leader.ts';
import { withClient } from './with-client.ts';

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

test('a migration waits briefly for a lock, lets others through and tries again', async () => {
  const clerk = new Client({ connectionString: ownerUrl });
  await clerk.connect();
  try {
    await clerk.query('begin');
    await clerk.query('select from area limit 1');
    const warn = vi.fn();
    const sql = 'alter table area add column of_a_test int';
    const applied = applyMigration(
      owner,
      { version: 9_998, name: '9998_test.sql', sql },
      { log: { ...silent, warn }, lockMs: 20, pauseMs: 20 },
    );
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), { timeout: 60_000 });
    await clerk.query('commit');
    await applied;
    expect((await owner.query('select from migration where version = 9998')).rowCount).toBe(1);
  } finally {
    await clerk.end();
  }
});

test('an index is built outside a transaction, after what a broken attempt left', async () => {
  await owner.query('create table of_a_test (number int); insert into of_a_test values (1), (1)');
  const build = 'create unique index concurrently of_a_test_number on of_a_test (number)';
  await expect(owner.query(build)).rejects.toThrow('could not create unique index');
  await owner.query('delete from of_a_test');
  const sql = `-- outside a transaction: people go on writing.\n${build};\n`;
  await applyMigration(owner, { version: 9_999, name: '9999_test.sql', sql }, { log: silent });
  const built = await owner.query(
    `select indisvalid from pg_index where indexrelid = 'of_a_test_number'::regclass`,
  );
  expect(built.rows).toEqual([{ indisvalid: true }]);
});

test('work of the start whose connection is cut is done again on the next one', async () => {
  const log = { ...silent, warn: vi.fn() };
  let attempts = 0;
  const done = await onLeader(ownerUrl, { log, limitMs: 20_000, check: () => undefined }, () =>
    withClient(ownerUrl, async (client) => {
      attempts += 1;
      if (attempts === 1) await client.query('select pg_terminate_backend(pg_backend_pid())');
      return 'done';
    }),
  );
  expect({ done, attempts }).toEqual({ done: 'done', attempts: 2 });
  expect(log.warn).toHaveBeenCalledOnce();
});

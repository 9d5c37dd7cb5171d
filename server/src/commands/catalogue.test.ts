import { Client } from 'pg';
import { expect, test } from 'vitest';
import { migrate } from '../platform/db/migrate.ts';
import { dropClone, openTestDatabase } from '../testing/test-portal.ts';
import { readLogMonths } from './catalogue.ts';

const silent = { info: () => undefined, warn: () => undefined, error: console.error };

test('the months of a log are told, also of one from before the months, and none where there are none yet', async () => {
  const { ownerUrl } = await openTestDatabase();
  const old = new URL(ownerUrl);
  old.pathname += '_months';
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(`create database ${old.pathname.slice(1)}`);
  await migrate(old.href, silent, { upTo: 130 });
  const client = new Client({ connectionString: old.href });
  await client.connect();
  try {
    await client.query(`
      insert into change_log (area_id, entity, kind, at)
      select gen_random_uuid(), 'test', 4, at::timestamptz from unnest(array['2024-03-31 23:59Z', '2024-05-01 00:00Z', '2024-05-09Z']) at`);
    expect(await readLogMonths(client)).toEqual([]);
    await migrate(old.href, silent);
    expect(await readLogMonths(client)).toEqual(['2024-03-01T00:00:00Z', '2024-05-01T00:00:00Z']);
  } finally {
    await client.end();
    await owner.query(`drop database ${old.pathname.slice(1)}`);
    await owner.end();
    await dropClone(ownerUrl);
  }
});

import { expect, test } from 'vitest';
import { withOldDatabase } from '../testing/with-old-database.ts';
import { readLogMonths } from './catalogue.ts';

test('the months of a log are told, also of one from before the months, and none where there are none yet', () =>
  withOldDatabase(130, async ({ client, upgrade }) => {
    await client.query(`
      insert into change_log (area_id, entity, kind, at)
      select gen_random_uuid(), 'test', 4, at::timestamptz from unnest(array['2024-03-31 23:59Z', '2024-05-01 00:00Z', '2024-05-09Z']) at`);
    expect(await readLogMonths(client)).toEqual([]);
    await upgrade();
    expect(await readLogMonths(client)).toEqual(['2024-03-01T00:00:00Z', '2024-05-01T00:00:00Z']);
  }));

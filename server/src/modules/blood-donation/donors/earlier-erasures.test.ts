import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { only } from '../../../platform/db/only.ts';
import { withOldDatabase } from '../../../testing/with-old-database.ts';

test('an upgrade cleans the log of what erasures before it had left, and nothing else', () =>
  withOldDatabase(137, async ({ client, upgrade }) => {
    const [gone, camp, otherCamp] = [randomUUID(), randomUUID(), randomUUID()];
    const area = only(
      (
        await client.query(
          `insert into area (id, name, code) values (gen_random_uuid(), 'A', 'A') returning id`,
        )
      ).rows,
    ).id;
    const log = async (
      entity: string,
      record: string | null,
      kind: number,
      before: object | null,
      after: object,
    ) => {
      const { rows } = await client.query(
        `insert into change_log (area_id, entity, row_id, kind, before, after) values ($1, $2, $3, $4, $5, $6) returning id`,
        [area, entity, record, kind, before, after],
      );
      return only(rows).id;
    };
    const donation = await log('blood_donation', null, 3, { donor_id: gone, notes: 'x' }, { donor_id: null });
    const call = await log('blood_call', camp, 4, null, { donor_id: gone, note: 'x' });
    const second = await log('blood_call', camp, 3, { note: 'x' }, { note: 'y', outcome: 'comes' });
    const other = await log('blood_call', otherCamp, 3, { note: 'x' }, { note: 'y' });
    await upgrade();
    const { rows } = await client.query(
      'select id, before, after from change_log where id = any ($1) order by id',
      [[donation, call, second, other]],
    );
    expect(rows).toEqual([
      { id: donation, before: null, after: null },
      { id: call, before: null, after: null },
      { id: second, before: {}, after: { outcome: 'comes' } },
      { id: other, before: { note: 'x' }, after: { note: 'y' } },
    ]);
  }));

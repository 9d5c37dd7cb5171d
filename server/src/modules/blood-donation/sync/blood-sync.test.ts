import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantSync } from '../../../testing/sync-device.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { grantBlood } from '../testing/blood.ts';
import { bloodSync } from './blood-sync.ts';

let cloud: TestPortal;
beforeAll(async () => {
  cloud = await openTestPortal();
  await grantSync(cloud);
});
afterAll(() => cloud.close());

test('every synced table of the module names who may read it', async () => {
  const { rows } = await cloud.owner.query<{ entity: string }>(
    "select entity from sync_table where entity like 'blood%' order by entity",
  );
  const named = bloodSync.tables.filter(({ readable }) => readable).map(({ entity }) => entity);
  expect(named.toSorted()).toEqual(rows.map(({ entity }) => entity));
});

test('a conflict shows the values of a donor only to who may see donors', async () => {
  const id = newId();
  const fields = [{ field: 'phone', kept: '+919812300001', lost: '+919812300002' }];
  await cloud.owner.query(
    `insert into sync_conflict (area_id, id, kind, entity, row_id, device_number, winner, fields)
     select id, $1, 'fields', 'blood_donor', $2, 1, 'cloud', $3 from area where code = 'ASR'`,
    [id, newId(), JSON.stringify(fields)],
  );
  const area = await cloud.signIn('area');
  const shownWith = async (donor: number) => {
    await grantBlood(cloud, 'area', { donor });
    const { rows } = (await area.get('/api/sync/conflict', { size: 100 })).body.data;
    return rows.find((one: { id: string }) => one.id === id).fields;
  };
  expect(await shownWith(2)).toEqual(fields);
  expect(await shownWith(1)).toEqual([{ field: 'phone', kept: '•••', lost: '•••' }]);
});

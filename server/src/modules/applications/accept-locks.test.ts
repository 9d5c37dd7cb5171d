import { applicationStatuses as S, applicationTypes as T } from '@sewa/contract/applications/enums';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { applicationBody, holdsRights, makeApplication, move } from '../../testing/applications.ts';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { openTestPortal } from '../../testing/test-portal.ts';

test('a merge and the acceptance of an application that names the same sewadars wait for each other, not for ever', async () => {
  const portal = await openTestPortal();
  const holder = new Client({ connectionString: portal.ownerUrl });
  await holder.connect();
  try {
    const here = (await placesOf(portal))['ASR-1'] ?? '';
    await holdsRights(portal, 'clerk', [2, 3]);
    await holdsRights(portal, 'counter', [2, 5, 11]);
    await holdsRights(portal, 'area', [2, 7]);
    const [clerk, counter, area] = await Promise.all(
      ['clerk', 'counter', 'area'].map((name) => portal.signIn(name)),
    );
    if (!clerk || !counter || !area) throw new Error('nobody signed in');
    const kept = await makeSewadar(area, here, { name: 'Merge Kept' });
    const merged = await makeSewadar(area, here, { name: 'Merge Merged' });
    const attendant = { sewadar: kept, name: 'Merge Kept', nameLatin: '', phone: '', relation: '' };
    const form = { attendants: [{ ...attendant, gender: 'male' as const }] };
    const body = applicationBody(here, { type: T.OAE, birthDate: '1950-01-01', sewadar: merged, form });
    const id = await makeApplication(portal, { by: clerk, body });
    await move(counter, id, S.PENDING);
    expect((await move(area, id, S.APPROVED)).status).toBe(200);

    // Holds the acceptance where it counts attendants, until the merge waits as well.
    await holder.query('begin');
    await holder.query(
      `select pg_advisory_xact_lock(hashtextextended('oae attendants of ' || id, 0)) from area where code = 'ASR'`,
    );
    const accepting = move(counter, id, S.FINAL_ACCEPTANCE);
    const waiting = async () =>
      (
        await portal.owner.query(
          `select from pg_locks l join pg_stat_activity a using (pid) where a.datname = current_database() and not l.granted`,
        )
      ).rowCount;
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    const merging = area.post(`/api/sewadar/${kept}/merge`, {
      ...{ other: merged, version: 1, otherVersion: 1, take: [] },
    });
    await expect.poll(waiting, { timeout: 10_000 }).toBe(2);
    await holder.query('commit');

    const [accepted, mergedReply] = await Promise.all([accepting, merging]);
    expect([accepted.status, mergedReply.status]).toEqual([200, 200]);
    const found = await portal.owner.query('select sewadar_id as sewadar from oae_member where id = $1', [
      accepted.body.data.result.id,
    ]);
    expect(found.rows).toEqual([{ sewadar: kept }]);
  } finally {
    await holder.end();
    await portal.close();
  }
});

import { Client } from 'pg';
import { expect, test } from 'vitest';
import { makeSewadar } from '../../../testing/people.ts';
import { openTestPortal } from '../../../testing/test-portal.ts';
import { newMember, signInOaePeople } from '../testing/oae-people.ts';
import { someAttendant } from '../testing/some-member.ts';

test('a merge and a change to a member who names the same sewadars wait for each other, not for ever', async () => {
  const portal = await openTestPortal();
  const holder = new Client({ connectionString: portal.ownerUrl });
  await holder.connect();
  try {
    const { area, centres } = await signInOaePeople(portal);
    const here = centres['ASR-1'] ?? '';
    const kept = await makeSewadar(area, here, { name: 'Merge Kept' });
    const merged = await makeSewadar(area, here, { name: 'Merge Merged' });
    const member = await newMember(area, here, { sewadar: merged });

    // Holds the change of the member where it counts attendants, until the merge waits as well.
    await holder.query('begin');
    await holder.query(
      `select pg_advisory_xact_lock(hashtextextended('oae attendants of ' || id, 0)) from area where code = 'ASR'`,
    );
    const changing = area.put(`/api/oae/members/${member.id}`, {
      ...member,
      attendants: [someAttendant({ sewadar: kept })],
    });
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

    const [changed, mergedReply] = await Promise.all([changing, merging]);
    expect([changed.status, mergedReply.status]).toEqual([200, 200]);
    const found = await portal.owner.query('select sewadar_id as sewadar from oae_member where id = $1', [
      member.id,
    ]);
    expect(found.rows).toEqual([{ sewadar: kept }]);
  } finally {
    await holder.end();
    await portal.close();
  }
});

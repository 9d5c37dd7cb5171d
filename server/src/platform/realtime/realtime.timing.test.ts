import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listener, listen } from '../../testing/listener.ts';
import { durationOf, measureUntil, median } from '../../testing/measure.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let first: TestPortal;
let second: TestPortal;
let listener: Listener;
beforeAll(async () => {
  first = await openTestPortal();
  second = await openTestPortal({ DATABASE_URL: first.ownerUrl });
  listener = await listen(second.url, await second.signIn('area'));
  await listener.subscribe('organisation.changed');
});
afterAll(async () => {
  listener.close();
  await second.close();
  await first.close();
});

test('a change made through one server is told by the other within a second', async () => {
  const isSoon = (milliseconds: number) => milliseconds < 1_000;
  const milliseconds = await measureUntil(isSoon, async () => {
    const took: number[] = [];
    for (let round = 0; round < 5; round += 1) took.push(await durationOf(changeAndHear));
    return median(took);
  });
  expect(milliseconds).toBeLessThan(1_000);
});

/** A new centre, written behind the back of both servers. */
async function changeAndHear(): Promise<void> {
  const id = newId();
  await first.owner.query(
    "insert into centre (area_id, id, code, name) select id, $1, $2, $3 from area where code = 'ASR'",
    [id, `T${id.slice(-8)}`.toUpperCase(), `Timed ${id}`],
  );
  await listener.heard(({ data }) => data.changes.some(({ rowId }) => rowId === id));
}

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../../../../demo/fill-demo-area.ts';
import { durationOf, measureUntil, median } from '../../../testing/measure.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

/**
 * The bar: 50 parallel sign-ins with wrong passwords do not slow a right one beyond 3 × its quiet time. The right user
 * has signed in from that address before, as everybody has who measures a quiet time.
 */
const bar = 3;
const rounds = 5;

let portal: TestPortal;
let worker: Worker;
beforeAll(async () => {
  portal = await openTestPortal();
  worker = new Worker(new URL('../../../testing/flood-worker.ts', import.meta.url));
});
afterAll(async () => {
  await worker.terminate();
  await portal.close();
});

const here = '198.51.100.7';

test('all of them on one username, from the same address', () =>
  measure('one username', (i) => ({ u: 'counter', p: `wrong ${i}`, address: here })));

test('each on another username, from the same address', () =>
  measure('50 usernames', (i) => ({ u: `stranger-${i}`, p: 'Summer2026!', address: here })));

test('all of them on the very user, from elsewhere', () =>
  measure('the user itself', (i) => ({ u: 'clerk', p: `wrong ${i}`, address: `203.0.113.${i}` })));

test('each from another address', () =>
  measure('50 addresses', (i) => ({ u: `stranger-${i}`, p: 'Summer2026!', address: `203.0.113.${i}` })));

async function measure(what: string, guesses: (i: number) => Guess): Promise<void> {
  await signInTime();
  expect(
    await measureUntil(
      (ratio) => ratio < bar,
      () => measureOnce(what, guesses),
    ),
  ).toBeLessThan(bar);
}

/** Quiet and flooded in turns: whatever else the machine does at the moment slows both alike. */
async function measureOnce(what: string, guesses: (i: number) => Guess): Promise<number> {
  const quiet: number[] = [];
  const flooded: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await portal.owner.query('delete from sign_in_try where succeeded is not true');
    quiet.push(await signInTime());
    const flood = await startFlood(Array.from({ length: 50 }, (_, i) => guesses(i)));
    flooded.push(await signInTime());
    for (const status of await flood.statuses) expect([401, 429]).toContain(status);
  }
  const ratio = median(flooded) / median(quiet);
  console.log(
    `${what}: quiet ${median(quiet).toFixed(0)} ms, flooded ${median(flooded).toFixed(0)} ms, ratio ${ratio.toFixed(2)}`,
  );
  return ratio;
}

interface Guess {
  u: string;
  p: string;
  address: string;
}

/** In a thread of its own, as a browser would be: resolves once all have been sent. */
async function startFlood(guesses: Guess[]): Promise<{ statuses: Promise<number[]> }> {
  const statuses = new Promise<number[]>((answered) =>
    worker.once('message', () => worker.once('message', answered)),
  );
  const sent = once(worker, 'message');
  worker.postMessage({ url: `${portal.url}/api/user/login`, guesses });
  await sent;
  return { statuses };
}

function signInTime(): Promise<number> {
  return durationOf(async () => {
    const headers = { 'x-forwarded-for': here };
    const reply = await portal.visitor().post('/api/user/login', { u: 'clerk', p: demoPassword }, headers);
    expect(reply.status).toBe(200);
  });
}

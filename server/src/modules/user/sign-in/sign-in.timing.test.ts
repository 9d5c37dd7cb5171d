import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test('a wrong password and an unknown user take equally long', async () => {
  const took = { known: [] as number[], unknown: [] as number[] };
  for (let i = 0; i < 10; i++) {
    await portal.owner.query('delete from sign_in_try');
    for (const [kind, u] of [
      ['known', 'clerk'],
      ['unknown', `nobody-${i}`],
    ] as const) {
      const started = performance.now();
      await portal.visitor().post('/api/user/login', { u, p: 'not this one' });
      took[kind].push(performance.now() - started);
    }
  }
  const ratio = median(took.known) / median(took.unknown);
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.6);
});

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

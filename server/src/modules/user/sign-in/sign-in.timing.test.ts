import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, openMailServer } from '../../../testing/mail-server.ts';
import { durationOf, measureUntil, median } from '../../../testing/measure.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

let portal: TestPortal;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await openMailServer();
  portal = await openTestPortal({ SMTP_URL: mailServer.url });
  await portal.owner.query("update app_user set email = username || '@example.org'");
});
afterAll(async () => {
  await portal.close();
  await mailServer.close();
});

test('a wrong password and an unknown user take equally long', async () => {
  const signIn = (u: string) => portal.visitor().post('/api/user/login', { u, p: 'not this one' });
  const ratio = await compareAttempts({
    isGood: (figure) => figure > 0.6 && figure < 1.6,
    prepare: () => portal.owner.query('delete from sign_in_try'),
    known: () => signIn('clerk'),
    unknown: (i) => signIn(`nobody-${i}`),
  });
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.6);
});

test('asking for a code takes about as long for a user as for a stranger', async () => {
  const forgot = (u: string) =>
    portal.visitor().post('/api/user/forgot-password', { u }, { 'x-forwarded-for': '203.0.113.4' });
  const ratio = await compareAttempts({
    isGood: (figure) => figure > 1 / 3 && figure < 3,
    // Fresh turns each time: what is measured is the asking, not the refusal.
    prepare: () => portal.owner.query('delete from turn'),
    known: () => forgot('admin'),
    unknown: (i) => forgot(`no-such-${i}`),
  });
  expect(ratio).toBeGreaterThan(1 / 3);
  expect(ratio).toBeLessThan(3);
});

interface Comparison {
  isGood(ratio: number): boolean;
  prepare(): Promise<unknown>;
  known(): Promise<unknown>;
  unknown(i: number): Promise<unknown>;
}

/** In turns, so that other work on the machine slows both alike. */
function compareAttempts({ isGood, prepare, known, unknown }: Comparison): Promise<number> {
  return measureUntil(isGood, async () => {
    const took = { known: [] as number[], unknown: [] as number[] };
    for (let i = 0; i < 11; i++) {
      await prepare();
      took.known.push(await durationOf(known));
      took.unknown.push(await durationOf(() => unknown(i)));
    }
    return median(took.known) / median(took.unknown);
  });
}

import { measure, type Scores } from '../../quality/lighthouse.ts';
import { expect, portalUrl, test } from '../../support/portal.ts';
import { writeResult } from '../../support/results.ts';

test.describe.configure({ timeout: 240_000 });

/** What the login screen weighed in version 0.3: it must not get heavier. Sizes are counted with their headers. */
const maxLogin = { kibibytes: 86.5, startBytes: 23_350 };

test(`login: at most ${maxLogin.kibibytes} KiB of brotli-compressed JavaScript before it is usable`, async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  const files = new Map<string, { url: string; encoding: string; bytes: number }>();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script') return;
    const encoding = new Headers(Object.entries(response.headers)).get('content-encoding') ?? '';
    files.set(requestId, { url: response.url.replace(portalUrl, ''), encoding, bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  await devtools.send('Network.enable');
  await page.goto('/');
  await expect(page.getByLabel('Username')).toBeEditable();
  const scripts = [...files.values()];
  const kibibytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  await writeResult('login-weight.json', { kibibytes: Math.round(kibibytes * 10) / 10, scripts });
  expect(scripts.map(({ encoding }) => encoding)).toEqual(scripts.map(() => 'br'));
  expect(kibibytes).toBeGreaterThan(10);
  expect(kibibytes).toBeLessThanOrEqual(maxLogin.kibibytes);
  const start = scripts.find(({ url }) => url.startsWith('/assets/start-'));
  expect(start?.bytes).toBeLessThanOrEqual(maxLogin.startBytes);
});

test('the page asks ahead: a script of its own before all that is large, and with a session the portal first', async ({
  request,
  sessions,
}) => {
  const files = (html: string) =>
    [...html.matchAll(/(?:src|href)="\/assets\/(\w+)-/g)].map(([, name]) => name);
  const plain = files(await (await request.get('/')).text());
  expect(plain).toContain('ahead');
  expect(plain.indexOf('ahead')).toBeLessThan(plain.indexOf('react'));
  expect(plain.indexOf('react')).toBeLessThan(plain.indexOf('start'));
  const { cookie } = await sessions('clerk');
  const signedIn = files(await (await request.get('/', { headers: { cookie } })).text());
  expect(signedIn).toEqual(['portal', ...plain, 'HomePage', 'Portal']);
});

/**
 * Accessibility and best practices are the same on every machine. Performance is a stopwatch on a machine that may be
 * busy: LIGHTHOUSE_STRICT=1 holds it against the bar, every other run records it and catches a collapse.
 */
const leastPerformance = process.env['LIGHTHOUSE_STRICT'] === '1' ? 95 : 60;

for (const [name, isSignedIn] of [
  ['login', false],
  ['home signed in', true],
] as const) {
  test(`Lighthouse, mobile: ${name} has 100 accessibility, 100 best practices, at least ${leastPerformance} performance`, async ({
    launchOptions,
    sessions,
  }) => {
    const visitor = isSignedIn ? await sessions('clerk') : null;
    const cookie = visitor ? { cookie: visitor.cookie } : {};
    const runs: Scores[] = [];
    // Other work on the machine only ever makes a run worse, so the best of three counts.
    while (runs.length < 3 && !runs.some(isGood)) {
      runs.push(await measure({ url: `${portalUrl}/`, launch: launchOptions, ...cookie }));
    }
    await writeResult(`lighthouse-${isSignedIn ? 'home' : 'login'}.json`, runs);
    expect(runs.some(isGood), JSON.stringify(runs, null, 2)).toBe(true);
  });
}

function isGood(scores: Scores): boolean {
  return (
    scores.performance >= leastPerformance && scores.accessibility === 100 && scores['best-practices'] === 100
  );
}

import { forgedCode } from '../../../server/src/modules/badges/testing/forged-code.ts';
import { measureUntil } from '../../../server/src/testing/measure.ts';
import { changeDepartment, printedCards, readBadge, someBadges } from '../../support/badges.ts';
import { openDevice } from '../../support/device.ts';
import { openLine } from '../../support/line.ts';
import { createPerson, must } from '../../support/people.ts';
import { expect, giveSession, openPage, type Page, portalUrl, signIn, test } from '../../support/portal.ts';
import { scan } from '../../support/scanner.ts';
import { costOf } from '../../support/tasks.ts';

const phone = { width: 390, height: 844 };
const longestMs = 500;
/** A phone with a fifth of this processor. */
const SLOWER = 5;
/** Signatures are verified beside the main thread, whose work is measured: their answer may not hang either. */
const hangsMs = 10_000;
/** On a slow phone, which takes a machine with nothing else to do. Otherwise the work of the main thread is measured. */
const isByClock = process.env['GATE_SPEED'] === '1';

test('printed cards are read at a gate that was opened without a connection, fast enough for a slow phone', async ({
  admin,
  launchOptions,
}, info) => {
  test.slow();
  const { badges } = await someBadges(admin, 3);
  const cards = await printedCards(admin, badges);
  const [valid, changed, revoked] = cards;
  if (!valid || !changed || !revoked) throw new Error('three cards were printed');
  await changeDepartment(admin, changed.id);
  await must(
    admin.post(`/api/badges/sewadar/${revoked.id}/replace`, {
      to: 60,
      reason: 'Lost on the way',
      version: (await readBadge(admin, revoked.id)).version,
    }),
  );
  const guard = await createPerson(admin, { acl: { 'BADGES.QUICK': 3 } });
  const line = await openLine(portalUrl);
  const device = await openDevice({ folder: info.outputPath('device'), url: line.url, launchOptions });
  try {
    await giveSession(device, await signIn(guard.username, guard.password), line.url);
    const page = await device.newPage();
    await page.setViewportSize(phone);
    await openPage(page, '/badges/verify');
    const result = page.locator('[data-tone]');
    await expect(page.getByText(/Revoked badges known as of/)).toBeVisible();
    await scan(page, valid.code);
    await expect(result).toHaveAttribute('data-tone', 'green');
    await expect(result).toContainText(valid.name);
    await scan(page, changed.code);
    await expect(result).toContainText('Valid, card is old');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

    line.cut();
    await page.reload();
    await expect(page.getByText('No connection.', { exact: false }).first()).toBeVisible();
    await expect(result).toBeAttached();
    const session = await device.newCDPSession(page);
    if (isByClock) await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const times = await watchAnswers(page);
    const expected = [
      [valid.code, 'green', 'Valid until'],
      [changed.code, 'amber', 'Valid, card is old'],
      [revoked.code, 'red', 'Replaced'],
      [forgedCode(valid.code), 'red', 'Not genuine'],
    ] as const;
    const measure = async () => {
      const before = (await times()).length;
      const costs: number[] = [];
      for (const [code, tone, text] of expected) {
        const answer = async () => {
          await enter(page, code);
          await expect(result).toContainText(text);
          await expect(result).toHaveAttribute('data-tone', tone);
        };
        if (isByClock) await answer();
        else costs.push(SLOWER * (await costOf(page, answer)));
      }
      const made = (await times()).slice(before);
      expect(made).toHaveLength(expected.length);
      expect(Math.max(...made)).toBeLessThan(hangsMs);
      const figures = isByClock ? made : costs;
      info.annotations.push({ type: 'milliseconds', description: figures.map(Math.round).join(', ') });
      return Math.max(...figures);
    };
    expect(await measureUntil((figure) => figure <= longestMs, measure)).toBeLessThanOrEqual(longestMs);
    // Who carries it is not kept on the device.
    await expect(page.getByText(valid.name)).toHaveCount(0);
  } finally {
    await device.close();
    await line.end();
  }
});

/** In one stroke: a slow phone takes its time for each letter that a test types. */
async function enter(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Scan a badge' }).fill(code);
  await page.keyboard.press('Enter');
}

declare global {
  interface Window {
    answerTimes: number[];
  }
}

/** From Enter until the next picture with another answer, by the page's own clock. */
async function watchAnswers(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    window.answerTimes = [];
    let enteredAt: number | null = null;
    document.addEventListener(
      'keydown',
      ({ key, timeStamp }) => {
        if (key === 'Enter') enteredAt = timeStamp;
      },
      true,
    );
    const result = document.querySelector('[data-tone]');
    if (!result) throw new Error('no result');
    new MutationObserver(() => {
      const from = enteredAt;
      if (from === null) return;
      enteredAt = null;
      requestAnimationFrame(() => setTimeout(() => window.answerTimes.push(performance.now() - from)));
    }).observe(result, { attributes: true, attributeFilter: ['data-place'] });
  });
  return () => page.evaluate(() => window.answerTimes);
}

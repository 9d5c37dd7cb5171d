import type { BrowserContext, Page } from '@playwright/test';
import { storeBarcode } from '@sewa/contract/bav/barcode';
import type { CounterItem } from '@sewa/contract/bav/basket';
import { newId } from '@sewa/contract/kernel/values/ids';
import { measureUntil, median } from '../../../server/src/testing/measure.ts';
import type { Visitor } from '../../../server/src/testing/visitor.ts';
import { expect, giveSession, openPage, test } from '../../support/portal.ts';
import { createCounter, openCounter, scanGoods } from '../../support/shop.ts';
import { costOf } from '../../support/tasks.ts';

const ITEMS = 5_000;
const SCANS = 8;
const SLOWER = 6;
const longestMs = 150;

// A measurement, and so not part of every run (COUNTER_SPEED=1). That by the clock needs a machine with nothing else to do.
test.skip(process.env['COUNTER_SPEED'] !== '1', 'measures');

test('with five thousand items, what a scan costs the page is at most 150 ms at a sixth of the processor', async ({
  context,
  page,
  sessions,
}, info) => {
  test.slow();
  await openLargeShop({ context, page, seller: await sessions('counter'), area: await sessions('area') });
  let scanned = 0;
  const scan = async () => {
    await scanGoods(page, storeBarcode(7_000_000_000 + 37 * scanned++));
    await expect(page.locator('[data-line]')).toHaveCount(scanned);
  };
  await scan();
  const costs: number[] = [];
  for (let nth = 0; nth < SCANS; nth++) {
    // Digits, Enter, the line, the picture.
    costs.push(SLOWER * (await costOf(page, scan)));
  }
  info.annotations.push({ type: 'milliseconds', description: costs.map(Math.round).join(', ') });
  console.log(`a scan at a sixth of the processor: ${costs.map(Math.round).join(', ')} ms`);
  expect(median(costs)).toBeLessThanOrEqual(longestMs);
});

test('with five thousand items and a sixth of the processor, a scanned item is in the basket within 150 ms', async ({
  context,
  page,
  sessions,
}, info) => {
  test.slow();
  await openLargeShop({ context, page, seller: await sessions('counter'), area: await sessions('area') });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { lineTimes: times });
    let entered = 0;
    document.addEventListener(
      'keydown',
      ({ key, timeStamp }) => {
        if (key === 'Enter') entered = timeStamp;
      },
      true,
    );
    new MutationObserver((changes) => {
      const isLine = changes.some(({ addedNodes }) =>
        [...addedNodes].some(
          (node) =>
            node instanceof Element && (node.matches('[data-line]') || node.querySelector('[data-line]')),
        ),
      );
      // The time of the next picture, which shows the line.
      if (isLine && entered > 0) {
        const since = entered;
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - since)));
      }
    }).observe(document.body, { subtree: true, childList: true });
  });
  let scanned = 0;
  const measure = async () => {
    for (let scan = 0; scan < SCANS; scan++) {
      await scanGoods(page, storeBarcode(7_000_000_000 + 37 * scanned++));
      await expect(page.locator('[data-line]')).toHaveCount(scanned);
    }
    const times = await page.evaluate(() => (window as unknown as { lineTimes: number[] }).lineTimes);
    const shown = times.slice(-SCANS);
    expect(shown).toHaveLength(SCANS);
    info.annotations.push({
      type: 'milliseconds',
      description: `scan to line: median ${median(shown)}, longest ${Math.max(...shown)}`,
    });
    return Math.max(...shown);
  };
  expect(await measureUntil((figure) => figure <= longestMs, measure)).toBeLessThanOrEqual(longestMs);
});

/** A counter whose catalogue is that of a large shop: what the server says, and as many more items as are missing. */
async function openLargeShop(given: {
  context: BrowserContext;
  page: Page;
  seller: Visitor;
  area: Visitor;
}): Promise<void> {
  const { context, page, seller, area } = given;
  const counter = await createCounter(area, seller);
  await giveSession(context, seller);
  await page.route('**/api/bav/sales/catalogue*', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { docs: CounterItem[] };
    const [model] = body.docs;
    if (!model) throw new Error('The demo sells nothing');
    const more = Array.from({ length: ITEMS - body.docs.length }, (_, place) => ({
      ...model,
      id: newId(),
      code: `XX-${place}`,
      number: 7_000_000_000 + place,
      scanCode: storeBarcode(7_000_000_000 + place),
      title: `${model.title} ${place}`,
      editionOf: `${model.editionOf} ${place}`,
    }));
    await route.fulfill({ response: reply, json: { ...body, docs: [...body.docs, ...more] } });
  });
  await openPage(page, '/bav/sales');
  await openCounter(page, counter);
}

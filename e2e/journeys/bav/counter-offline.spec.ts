import type { BrowserContext, LaunchOptions, Page } from '@playwright/test';
import type { Visitor } from '../../../server/src/testing/visitor.ts';
import { killDevice, openDevice } from '../../support/device.ts';
import { type Line, openLine } from '../../support/line.ts';
import { must } from '../../support/people.ts';
import { expect, giveSession, openPage, portalUrl, test } from '../../support/portal.ts';
import { createCounter, openCounter, type ShopCounter, scanField, scanGoods } from '../../support/shop.ts';

// The bar is 50 sales on two counters (OFFLINE_SALES=50); twelve show the same thing in every run of the tests.
const number = Number(process.env['OFFLINE_SALES'] ?? 12);
const half = Math.ceil(number / 2);

test('with a cut connection, a reload and a killed browser on two counters, each sale is posted once and the cash is right', async ({
  sessions,
  launchOptions,
}, info) => {
  test.slow();
  const seller = await sessions('counter');
  const area = await sessions('area');
  const counters = [await createCounter(area, seller), await createCounter(area, seller)] as const;
  // Of one item both counters together sell more copies than there are; the others they sell one by one.
  const [scarce, ...others] = counters[0].items.filter(({ stock }) => stock > 0).toReversed();
  if (!scarce || others.length === 0 || scarce.stock >= half) throw new Error('The demo has the wrong stock');
  const sold = new Map<string, number>();
  let turn = 0;
  const next = (item = others[turn++ % others.length] ?? scarce) => {
    sold.set(item.id, (sold.get(item.id) ?? 0) + 1);
    return item.scanCode;
  };
  const line = await openLine(portalUrl);
  const devices = counters.map((counter, nth) =>
    createDevice({ counter, seller, line, launchOptions, folder: info.outputPath(`device-${nth}`) }),
  );
  const [first, second] = devices;
  if (!first || !second) throw new Error('two counters');
  try {
    for (const device of devices) await device.start();
    for (const device of devices) await device.sell(next());
    line.cut();
    for (let sale = 1; sale < half; sale++) {
      await first.sell(sale % 2 ? next(scarce) : next());
      await second.sell(next(scarce));
      if (sale === 2) await first.reload();
      if (sale === 3) await second.kill();
    }
    line.restore();
    for (const device of devices) await device.expectSent();

    let cash = 0;
    for (const { code } of counters) {
      const [shift] = (await must(seller.get('/api/bav/shifts', { q: `${code}-1` }))).data.rows;
      const { rows } = (await must(seller.get('/api/bav/sales', { size: 200, filter: { shift: shift.id } })))
        .data;
      // As many as were made, each under its own number.
      const numbers = rows.map(({ reference }: { reference: string }) => Number(reference.split('-').at(-1)));
      expect(numbers.toSorted((a: number, b: number) => a - b)).toEqual(
        Array.from({ length: half }, (_, place) => place + 1),
      );
      const sum = rows.reduce((all: number, { total }: { total: number }) => all + total, 0);
      expect(shift.expected).toBe(50_000 + sum);
      cash += sum;
    }
    const handedOver = counters[0].items.reduce((all, { id, price }) => all + price * (sold.get(id) ?? 0), 0);
    expect(cash).toBe(handedOver);
    const issues = [];
    for (const { code } of counters)
      issues.push(
        ...(await must(seller.get('/api/bav/sales/issues', { size: 200, q: `${code}-1-` }))).data.rows,
      );
    const oversold = issues.filter(({ kind }: { kind: string }) => kind === 'oversold');
    const missing = oversold.reduce((all: number, { quantity }: { quantity: number }) => all + quantity, 0);
    const beyond = counters[0].items.reduce(
      (all, { id, stock }) => all + Math.max((sold.get(id) ?? 0) - stock, 0),
      0,
    );
    expect(missing).toBe(beyond);
    expect(missing).toBeGreaterThan(0);
  } finally {
    for (const device of devices) await device.close();
    await line.end();
  }
});

function createDevice(given: {
  counter: ShopCounter;
  seller: Visitor;
  line: Line;
  launchOptions: LaunchOptions;
  folder: string;
}) {
  const { counter, seller, line, launchOptions, folder } = given;
  let context: BrowserContext | null = null;
  let page: Page | null = null;
  const shown = (): Page => {
    if (!page) throw new Error('The device is off');
    return page;
  };
  const open = async () => {
    context = await openDevice({ folder, url: line.url, launchOptions });
    await giveSession(context, seller, line.url);
    page = await context.newPage();
  };
  return {
    start: async () => {
      await open();
      await openPage(shown(), '/bav/sales');
      await openCounter(shown(), counter);
      await shown().waitForFunction(() => navigator.serviceWorker.controller !== null);
    },
    sell: async (code: string) => {
      await scanGoods(shown(), code);
      await expect(shown().locator('[data-line]')).toHaveCount(1);
      await shown().keyboard.press('F9');
      await shown().keyboard.press('Enter');
      await expect(shown().locator('[data-last=posted], [data-last=waiting]')).toBeVisible();
      await shown().getByRole('button', { name: 'Hide the last sale' }).click();
    },
    reload: async () => {
      await shown().reload();
      await expect(scanField(shown())).toBeVisible();
      await scanField(shown()).focus();
    },
    kill: async () => {
      if (context) await killDevice(context);
      await open();
      await openPage(shown(), '/bav/sales');
      await expect(scanField(shown())).toBeVisible();
      await scanField(shown()).focus();
    },
    expectSent: () => expect(shown().getByText(/to be sent/)).toHaveCount(0, { timeout: 90_000 }),
    close: () => context?.close(),
  };
}

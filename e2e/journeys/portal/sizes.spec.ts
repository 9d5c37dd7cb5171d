import type { Locator } from '@playwright/test';
import { languages } from '@sewa/contract/kernel/values/languages';
import { hold } from '../../support/hold.ts';
import { settle } from '../../support/look.ts';
import { createPerson } from '../../support/people.ts';
import { expect, type Page, test } from '../../support/portal.ts';
import { visit } from '../../support/visit.ts';

const laptop = { width: 1366, height: 625 };
const phone = { width: 390, height: 844 };
const lists = ['/sewadar', '/oae', '/sewadar/applications'];
const someScreens = [
  '/',
  '/sewadar?size=8',
  '/sewadar/new',
  '/oae?size=8',
  '/settings/users?size=8',
  '/settings/preferences',
];

test('a laptop of 1366 × 625 shows at least ten rows of a list, and its head stays in view', async ({
  desk,
}) => {
  const page = await desk('area');
  await page.setViewportSize(laptop);
  for (const path of lists) {
    await visit(page, path);
    await settle(page);
    expect(await wholeOnes(page, page.locator('tbody tr')), path).toBeGreaterThanOrEqual(10);
  }
  await visit(page, '/sewadar');
  await settle(page);
  // The page itself scrolls; there is no second scroll bar inside it.
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  for (const part of [
    page.getByRole('columnheader', { name: 'Name' }),
    page.getByRole('searchbox', { name: 'Search' }),
    page.getByRole('button', { name: 'Next page' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test('at 1024 px nothing of a list is cut off', async ({ desk }) => {
  const page = await desk('area');
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const path of lists) {
    await visit(page, path);
    await settle(page);
    expect(await cutOff(page), path).toEqual([]);
  }
});

test('a phone of 390 × 844 shows one bar, a floating button, six cards of two lines and nine people of a sheet', async ({
  desk,
}) => {
  const page = await desk('area');
  await page.setViewportSize(phone);
  for (const path of lists) {
    await visit(page, path);
    await settle(page);
    const cards = page.locator('li[data-row]');
    expect(await wholeOnes(page, cards), path).toBeGreaterThanOrEqual(6);
    const heights = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.max(...heights), path).toBeLessThanOrEqual(76);
  }
  await visit(page, '/attendance?f.isClosed=false&f.department=Traffic');
  await page.locator('li[data-row]').first().getByRole('link').click();
  const people = page.locator('li[data-sewadar]');
  await people.first().waitFor();
  await settle(page);
  expect(await wholeOnes(page, people), 'an open sheet').toBeGreaterThanOrEqual(9);
  await visit(page, '/sewadar?f.status=active');
  await settle(page);
  const bar = [
    page.getByRole('searchbox', { name: 'Search' }),
    page.getByRole('button', { name: 'Filter (1)' }),
    page.getByRole('button', { name: 'More' }),
  ];
  const tops = await Promise.all(bar.map(async (part) => (await boxOf(part)).y));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(8);
  const main = await boxOf(page.getByRole('link', { name: 'New sewadar' }));
  expect(main.y + main.height).toBeGreaterThan(phone.height - 40);
  expect(main.height).toBeGreaterThanOrEqual(44);
});

test('letters are 16 px, none below 14 px, and the Indic scripts an eighth larger', async ({
  office,
  desk,
}) => {
  for (const language of languages) {
    const page = await desk(await office(language));
    // The sizes are the same in all languages.
    for (const path of language === 'en' ? someScreens : ['/sewadar?size=8']) {
      await visit(page, path);
      await settle(page);
      expect(await smallTexts(page), `${language} ${path}`).toEqual([]);
    }
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('16px');
    expect(await indicScale(page)).toBeCloseTo(1.125, 2);
  }
});

test('labels stand above their fields', async ({ desk }) => {
  const page = await desk('admin');
  await visit(page, '/settings/users/new');
  const label = await boxOf(page.locator('label').filter({ hasText: 'Username' }));
  const field = await boxOf(page.getByRole('textbox', { name: 'Username' }));
  expect(label.y + label.height).toBeLessThanOrEqual(field.y);
});

test('switching tabs moves nothing', async ({ desk }) => {
  const page = await desk('area');
  for (const size of [laptop, phone]) {
    await page.setViewportSize(size);
    for (const section of ['/sewadar', '/oae']) {
      await visit(page, section);
      await settle(page);
      const tabs = page.getByRole('main').getByRole('tab');
      // More tabs than a phone has room for: there the row itself scrolls to the chosen one.
      const places = (): Promise<unknown[]> => (size === phone ? topsOf(tabs) : placesOf(tabs));
      const before = await places();
      for (const tab of await tabs.all()) {
        await tab.click();
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
        await settle(page);
        // The page before may still be on its way out: then nothing has a place for a moment.
        const message = `${size.width} px, ${section}: ${await tab.textContent()}`;
        await expect.poll(places, { message }).toEqual(before);
      }
    }
  }
});

test('the sanctioned amount of an order comes late and moves nothing', async ({ desk, admin }) => {
  // With one store, which the order begins with.
  const keeper = await createPerson(admin, { org: 'Ajnala Centre', acl: { 'BAV.ORDER': 6 } });
  const page = await desk(keeper);
  const sanction = '**/api/bav/order/sanction?**';
  const release = await hold(page, sanction);
  const asked = page.waitForRequest(sanction);
  await visit(page, '/bav/order/new');
  await asked;
  const tops = async () => {
    const found: number[] = [];
    for (const size of [laptop, phone]) {
      await page.setViewportSize(size);
      await settle(page);
      found.push((await boxOf(page.getByRole('combobox', { name: 'Add item' }))).y);
    }
    return found;
  };
  const before = await tops();
  release();
  await page.getByText(/this order ₹|No sanctioned amount/).waitFor();
  expect(await tops()).toEqual(before);
});

async function wholeOnes(page: Page, all: Locator): Promise<number> {
  await expect(all.first()).toBeVisible();
  const height = page.viewportSize()?.height ?? 0;
  const bottoms = await all.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().bottom),
  );
  return bottoms.filter((bottom) => bottom <= height).length;
}

/** Texts of the table that end in dots or outside the page, and a page that is wider than the window. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll('table th, table td')];
    const cut = cells.filter(
      (cell) => cell.scrollWidth > cell.clientWidth + 1 || cell.getBoundingClientRect().right > innerWidth,
    );
    const texts = cut.map((cell) => cell.textContent ?? '');
    return document.documentElement.scrollWidth > innerWidth ? [...texts, 'the page'] : texts;
  });
}

function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      .filter((element) => !['SCRIPT', 'STYLE', 'NOSCRIPT', 'TITLE'].includes(element.tagName))
      // The letters of a picture, and what is only read out.
      .filter((element) => element.closest('[aria-hidden=true]') === null)
      .filter((element) => element.checkVisibility())
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 14)
      .map((element) => `${getComputedStyle(element).fontSize} ${element.textContent}`),
  );
}

/** The width of Gurmukhi letters in the portal's font against the same letters in the bare file. */
function indicScale(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const rule = rules.find(
      (one): one is CSSFontFaceRule => one instanceof CSSFontFaceRule && one.cssText.includes('Gurmukhi'),
    );
    const file = /url\("?([^")]+)"?\)/.exec(rule?.cssText ?? '')?.[1] ?? '';
    document.fonts.add(await new FontFace('Bare', `url(${file})`).load());
    await document.fonts.load("100px 'Portal Gurmukhi'", 'ਕਖਗ');
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    const widthIn = (font: string) => {
      context.font = `100px '${font}'`;
      return context.measureText('ਕਖਗ').width;
    };
    return widthIn('Portal Gurmukhi') / widthIn('Bare');
  });
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return box;
}

function topsOf(all: Locator): Promise<number[]> {
  return all.evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().top)),
  );
}

function placesOf(all: Locator): Promise<string[]> {
  return all.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top } = element.getBoundingClientRect();
      return `${Math.round(left)} ${Math.round(top)}`;
    }),
  );
}

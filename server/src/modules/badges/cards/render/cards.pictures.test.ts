import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { badgeTypeValues } from '@sewa/contract/badges/badge-rights';
import { CARD } from '@sewa/contract/badges/card-template';
import { cardLayouts } from '@sewa/contract/badges/cards';
import { readCode, signedCode, unsignedCode } from '@sewa/contract/badges/code';
import { languages } from '@sewa/contract/kernel/values/languages';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTypstEngine, type TypstEngine } from '../../../../platform/pdf/typst-engine.ts';
import { lettersWithoutShape } from '../../../../testing/font-coverage.ts';
import { distanceBetween, keptPicture, pictureOf, somePhoto, textsOf } from '../../../../testing/paper.ts';
import { printedCodes } from '../../../../testing/printed-codes.ts';
import { someCards, somePrint } from '../testing/some-cards.ts';
import type { CardPrint } from './card-print.ts';
import { renderCards } from './render-cards.ts';

let engine: TypstEngine;
let photo: Buffer;
beforeAll(async () => {
  [engine, photo] = await Promise.all([openTypstEngine(), somePhoto()]);
});

async function print(given: CardPrint): Promise<Buffer> {
  return Buffer.from(await renderCards(engine, given));
}

describe.each(languages)('a sheet with every badge type, %s', (language) => {
  let pdf: Buffer;
  beforeAll(async () => {
    const groups = badgeTypeValues.map((type, n) => someCards(type, language, [n % 6]));
    pdf = await print(somePrint(groups, { layout: 'a4', photo }));
  });

  test('looks as it was kept', async () => {
    const picture = await pictureOf(pdf);
    const kept = await keptPicture(new URL(`./__pictures__/cards.${language}.png`, import.meta.url), picture);
    expect(kept.length).toBeLessThan(60_000);
    expect(await distanceBetween(kept, picture)).toBeLessThan(16);
  });

  test('has a shape for every letter', async () => {
    const pages = await textsOf(pdf);
    expect(pages).toHaveLength(2);
    expect(await lettersWithoutShape(pages.join(''))).toEqual([]);
  });
});

/** The bar's size is CARDS_READ=1000; fewer show the same thing in every run of the tests. */
const read = Number(process.env['CARDS_READ'] ?? 20);
const { privateKey, publicKey } = generateKeyPairSync('ed25519');

/** As the portal signs it: other numbers, types and days on each card. */
function signedCodeOf(card: number): string {
  const unsigned = unsignedCode({
    kind: 'badge',
    type: badgeTypeValues[card % badgeTypeValues.length] ?? 1,
    area: 'GSP',
    key: '7F3Q',
    number: card + 1,
    event: 0,
    validFrom: '2026-11-16',
    validTo: `20${30 + (card % 9)}-11-15`,
  });
  return signedCode(unsigned, sign(null, Buffer.from(unsigned), privateKey));
}

function isGenuine(text: string): boolean {
  const code = readCode(text);
  return code !== null && verify(null, Buffer.from(code.signed), publicKey, code.signature);
}

describe.each(cardLayouts)(`${read} cards, %s`, (layout) => {
  let pdf: Buffer;
  beforeAll(async () => {
    const people = Array.from({ length: read }, (_, n) => n % 6);
    const groups = languages.map((language, nth) =>
      someCards(
        badgeTypeValues[nth] ?? 1,
        language,
        people.filter((_, n) => n % languages.length === nth),
      ),
    );
    pdf = await print(somePrint(groups, { layout, photo, code: signedCodeOf }));
  });

  test.each([150, 300])(
    'every code is read back and verifies, from paper of %s dots to the inch',
    async (dpi) => {
      const codes = await printedCodes(pdf, { dpi });
      expect(codes.filter((code) => !isGenuine(code))).toEqual([]);
      expect(codes.sort()).toEqual(Array.from({ length: read }, (_, card) => signedCodeOf(card)).sort());
    },
  );
});

test('a hundred cards with photo and code take a few seconds of CPU; bench/cards.ts has the figures', async () => {
  const people = Array.from({ length: 100 }, (_, n) => ({ name: `ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ${n}`, number: String(n) }));
  const given = somePrint([someCards(1, 'pa', people)], { layout: 'single', photo });
  const before = process.cpuUsage();
  await print(given);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(8);
});

const pointsOf = (millimetres: number) => (millimetres * 72) / 25.4;

test('a card is 85.60 × 53.98 mm, its front before its back', async () => {
  const pdf = await print(somePrint([someCards(2, 'en', [0, 1])], { layout: 'single', photo }));
  const pages = (await PDFDocument.load(pdf)).getPages();
  expect(pages).toHaveLength(4);
  for (const page of pages) {
    const { width, height } = page.getSize();
    expect(Math.abs(width - pointsOf(CARD.width))).toBeLessThan(pointsOf(0.1));
    expect(Math.abs(height - pointsOf(CARD.height))).toBeLessThan(pointsOf(0.1));
  }
  const texts = await textsOf(pdf);
  expect(texts.map((text) => text.includes('hand it in at any centre'))).toEqual([false, true, false, true]);
});

test('on A4 every card has its size, and its back lies behind it', async () => {
  const pdf = await print(somePrint([someCards(1, 'en', [0, 2, 4])], { layout: 'a4' }));
  const [front = [], back = []] = await cardsOnPages(pdf);
  expect([front.length, back.length]).toEqual([3, 3]);
  for (const [n, one] of front.entries()) {
    expect(one.width).toBeCloseTo(CARD.width, 2);
    expect(one.height).toBeCloseTo(CARD.height, 2);
    expect(back[n]?.x).toBeCloseTo(210 - one.x - one.width, 2);
    expect(back[n]?.y).toBeCloseTo(one.y, 2);
  }
});

test('a correction moves and scales everything on the page', async () => {
  const plain = somePrint([someCards(1, 'en', [0])], { layout: 'a4' });
  const correction = { offsetX: 2, offsetY: -1, scaleX: 1.01, scaleY: 1 };
  const [[before] = []] = await cardsOnPages(await print(plain));
  const [[after] = []] = await cardsOnPages(await print({ ...plain, correction }));
  expect(after?.x).toBeCloseTo((before?.x ?? 0) * 1.01 + 2, 2);
  expect(after?.y).toBeCloseTo((before?.y ?? 0) - 1, 2);
  expect(after?.width).toBeCloseTo(CARD.width * 1.01, 2);
});

/** Where each card is clipped, in millimetres from the upper left corner, as the description of the page says. */
async function cardsOnPages(pdf: Buffer) {
  const document = await PDFDocument.load(pdf);
  return document.getPages().map((page) => {
    const stream = page.node.Contents();
    if (!(stream instanceof PDFRawStream)) throw new Error('a page has one stream');
    const drawing = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
    const [a = 0, , , d = 0, e = 0, f = 0] = (drawing.split(' cm')[0] ?? '').split(' ').map(Number);
    const { height: pageHeight } = page.getSize();
    const inMillimetres = (points: number) => (points * 25.4) / 72;
    return [...drawing.matchAll(/q 1 0 0 1 (\S+) (\S+) cm 0 0 (\S+) (\S+) re W n/g)].map(([, ...found]) => {
      const [x = 0, y = 0, width = 0, height = 0] = found.map(Number);
      return {
        x: inMillimetres(a * x + e),
        y: inMillimetres(pageHeight - (d * y + f)),
        width: inMillimetres(a * width),
        height: inMillimetres(-d * height),
      };
    });
  });
}

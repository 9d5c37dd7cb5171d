import { CARD, type CardSide } from '@sewa/contract/badges/card-template';
import type { CardLayout } from '@sewa/contract/badges/cards';

/** Where the upper left corner of a card is on its page, in millimetres. */
interface PlacedCard {
  card: number;
  x: number;
  y: number;
}

export interface PlacedPage {
  side: CardSide;
  width: number;
  height: number;
  cards: readonly PlacedCard[];
  /** Cut marks: lines outside the cards, from and to. */
  marks: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[];
}

export const A4 = { width: 210, height: 297 } as const;
const columns = 2;
const rows = 5;
/** Between two cards, so that a cut that is a little off shows white and not the neighbour. */
const gap = 2;
const left = (A4.width - columns * CARD.width - (columns - 1) * gap) / 2;
const top = (A4.height - rows * CARD.height - (rows - 1) * gap) / 2;
const markLength = 4;
const markDistance = 2;

/**
 * The pages of a print, each front followed by its back. Sheets are turned over their long edge: a card in the left column
 * has its back in the right one.
 */
export function placeCards(
  count: number,
  { layout, hasBack }: { layout: CardLayout; hasBack: boolean },
): PlacedPage[] {
  const sides: readonly CardSide[] = hasBack ? ['front', 'back'] : ['front'];
  const perPage = layout === 'a4' ? columns * rows : 1;
  return Array.from({ length: Math.ceil(count / perPage) }, (_, page) => {
    const cards = Array.from(
      { length: Math.min(perPage, count - page * perPage) },
      (_, n) => page * perPage + n,
    );
    return sides.map((side) => (layout === 'a4' ? sheetOf(cards, side) : singleOf(cards, side)));
  }).flat();
}

function singleOf(cards: readonly number[], side: CardSide): PlacedPage {
  return { side, ...CARD, cards: cards.map((card) => ({ card, x: 0, y: 0 })), marks: [] };
}

function sheetOf(cards: readonly number[], side: CardSide): PlacedPage {
  const placed = cards.map((card, n) => {
    const column = side === 'front' ? n % columns : columns - 1 - (n % columns);
    return { card, x: columnAt(column), y: rowAt(Math.floor(n / columns)) };
  });
  return { side, ...A4, cards: placed, marks: side === 'front' ? cutMarks() : [] };
}

const columnAt = (column: number) => left + column * (CARD.width + gap);
const rowAt = (row: number) => top + row * (CARD.height + gap);

function cutMarks(): PlacedPage['marks'] {
  const across = Array.from({ length: columns }, (_, column) => [
    columnAt(column),
    columnAt(column) + CARD.width,
  ]).flat();
  const down = Array.from({ length: rows }, (_, row) => [rowAt(row), rowAt(row) + CARD.height]).flat();
  const ends = (from: number, size: number) =>
    [
      [from - markDistance - markLength, from - markDistance],
      [size - from + markDistance, size - from + markDistance + markLength],
    ] as const;
  return [
    ...across.flatMap((x) => ends(top, A4.height).map(([from, to]) => [x, from, x, to] as const)),
    ...down.flatMap((y) => ends(left, A4.width).map(([from, to]) => [from, y, to, y] as const)),
  ];
}

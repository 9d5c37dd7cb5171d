import { CARD } from '@sewa/contract/badges/card-template';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { A4, placeCards } from './imposition.rules.ts';

const counts = fc.integer({ min: 1, max: 60 });

test('a sheet turned over its long edge has the back of every card behind its front', () => {
  fc.assert(
    fc.property(counts, (count) => {
      const pages = placeCards(count, { layout: 'a4', hasBack: true });
      for (let sheet = 0; sheet < pages.length; sheet += 2) {
        const [front, back] = [pages[sheet], pages[sheet + 1]];
        expect([front?.side, back?.side]).toEqual(['front', 'back']);
        for (const { card, x, y } of front?.cards ?? []) {
          const behind = back?.cards.find((one) => one.card === card);
          expect(behind?.x).toBeCloseTo(A4.width - x - CARD.width, 6);
          expect(behind?.y).toBeCloseTo(y, 6);
        }
      }
    }),
  );
});

test('every card is printed once on each side, inside the paper and apart from the others', () => {
  fc.assert(
    fc.property(
      counts,
      fc.constantFrom('single' as const, 'a4' as const),
      fc.boolean(),
      (count, layout, hasBack) => {
        const pages = placeCards(count, { layout, hasBack });
        for (const side of ['front', 'back'] as const) {
          const cards = pages.filter((page) => page.side === side).flatMap((page) => page.cards);
          const wanted = side === 'front' || hasBack ? Array.from({ length: count }, (_, card) => card) : [];
          expect(cards.map(({ card }) => card).sort((a, b) => a - b)).toEqual(wanted);
        }
        for (const { cards, width, height } of pages) {
          for (const one of cards) {
            expect(one.x).toBeGreaterThanOrEqual(0);
            expect(one.x + CARD.width).toBeLessThanOrEqual(width + 1e-9);
            expect(one.y + CARD.height).toBeLessThanOrEqual(height + 1e-9);
            const apart = cards.filter(
              (other) => Math.abs(other.x - one.x) >= CARD.width || Math.abs(other.y - one.y) >= CARD.height,
            );
            expect(apart).toHaveLength(cards.length - 1);
          }
        }
      },
    ),
  );
});

test('cut marks point at the edges of cards and touch none', () => {
  const [sheet] = placeCards(10, { layout: 'a4', hasBack: false });
  const edges = (sheet?.cards ?? []).flatMap(({ x, y }) => [x, x + CARD.width, y, y + CARD.height]);
  expect(sheet?.marks.length).toBe(28);
  for (const [x1, y1, x2, y2] of sheet?.marks ?? []) {
    expect(edges.some((edge) => Math.abs(edge - (x1 === x2 ? x1 : y1)) < 1e-9)).toBe(true);
    for (const { x, y } of sheet?.cards ?? []) {
      const isInside = x1 > x && x2 < x + CARD.width && y1 > y && y2 < y + CARD.height;
      expect(isInside).toBe(false);
    }
  }
});

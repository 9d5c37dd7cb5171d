import { builtInDesign } from '@sewa/contract/badges/built-in-designs';
import { CARD, cardDesign } from '@sewa/contract/badges/card-template';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EditorAct, edit, openEditor, snapped } from './design-state.rules.ts';
import { newElement } from './new-element.ts';

const acts: fc.Arbitrary<EditorAct> = fc.oneof(
  fc.record({ act: fc.constant('choose' as const), chosen: fc.option(fc.nat(14)) }),
  fc.record({ act: fc.constant('turn' as const), side: fc.constantFrom('front' as const, 'back' as const) }),
  fc.record({
    act: fc.constant('move' as const),
    x: fc.integer({ min: -50, max: 150 }),
    y: fc.integer({ min: -50, max: 150 }),
    mark: fc.constantFrom('drag', 'key'),
  }),
  fc.constantFrom('field' as const, 'photo' as const, 'line' as const).map((kind) => ({
    act: 'add' as const,
    element: newElement(kind),
  })),
  fc.constant({ act: 'remove' as const }),
  fc.record({ act: fc.constant('order' as const), by: fc.constantFrom(-1 as const, 1 as const) }),
);

test('whatever is done, undoing all of it brings the first design back, and redoing all of it the last', () => {
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 40 }), (some) => {
      const first = openEditor(builtInDesign(1));
      const last = some.reduce(edit, first);
      const back = last.past.reduce((state) => edit(state, { act: 'undo' }), last);
      expect(back.design).toEqual(first.design);
      const again = back.future.reduce((state) => edit(state, { act: 'redo' }), back);
      expect(again.design).toEqual(last.design);
    }),
    { numRuns: 60 },
  );
});

test('whatever is done, the design is one that the server takes, and every element can be reached', () => {
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 40 }), (some) => {
      const { design } = some.reduce(edit, openEditor(builtInDesign(4)));
      expect(cardDesign.safeParse(design).success).toBe(true);
      for (const { x, y } of [...design.front, ...design.back]) {
        expect(x).toBeLessThan(CARD.width);
        expect(y).toBeLessThan(CARD.height);
      }
    }),
    { numRuns: 60 },
  );
});

test('a drag is undone as a whole', () => {
  const chosen = edit(openEditor(builtInDesign(1)), { act: 'choose', chosen: 4 });
  const dragged = [1, 2, 3].reduce((state, x) => edit(state, { act: 'move', x, y: 2, mark: 'drag' }), chosen);
  expect(dragged.past).toHaveLength(1);
  expect(edit(dragged, { act: 'undo' }).design).toEqual(builtInDesign(1));
});

test.each([
  [10.26, 10.5],
  [10.24, 10],
  [-0.3, -0.5],
])('%s mm snaps to %s', (given, wanted) => {
  expect(snapped(given)).toBe(wanted);
});

import { expect, test } from 'vitest';
import { presetShift } from './preset-shift.rules.ts';

const [one, two] = [{ id: 'one' }, { id: 'two' }];

test.each([
  { open: [one, two], here: 'two', preset: two },
  { open: [one, two], here: undefined, preset: undefined },
  { open: [one, two], here: 'closed meanwhile', preset: undefined },
  { open: [one], here: undefined, preset: one },
  { open: [], here: 'one', preset: undefined },
])('of $open with $here at this device the preset drawer is $preset', ({ open, here, preset }) => {
  expect(presetShift(open, here)).toBe(preset);
});

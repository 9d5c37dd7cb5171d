import { useState } from 'react';
import { useCounters } from '../counter/counter.queries.ts';
import { presetShift } from './preset-shift.rules.ts';
import { useDrawers } from './sales.queries.ts';

/** The drawer that pays something back, and those to choose from. */
export function useDrawer() {
  const [chosen, choose] = useState('');
  const { data: open = [] } = useDrawers();
  const { data: counters = [] } = useCounters();
  const here = counters.find(({ shift }) => shift?.isHere)?.shift?.id;
  const shift = open.find(({ id }) => id === chosen) ?? presetShift(open, here);
  return { open, choose, shift: shift?.id ?? '' };
}

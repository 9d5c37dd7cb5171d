import type { Cells } from '../../../platform/import/cells.rules.ts';
import { relativeWords } from './person-choice-words.ts';

/** Father or husband: in one column with the kind beside it, or in a column for each. */
export function relativeCells(cells: Cells) {
  const [father, husband] = [
    cells.text('fatherName', { most: 120 }),
    cells.text('husbandName', { most: 120 }),
  ];
  const named = cells.text('relativeName', { most: 120 });
  const kind = cells.choice('relativeKind', relativeWords);
  const isHusband = kind === 'husband' || (kind === null && named === '' && husband !== '');
  return {
    relativeKind: isHusband ? 'husband' : 'father',
    relativeName: named || (isHusband ? husband : father),
  };
}

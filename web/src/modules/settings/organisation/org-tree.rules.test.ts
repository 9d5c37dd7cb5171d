import { expect, test } from 'vitest';
import { familyOf, treeOf } from './org-tree.rules.ts';

const orgs = [
  { id: 'centre', parent: 'area' },
  { id: 'head', parent: null },
  { id: 'area', parent: 'head' },
  { id: 'stray', parent: 'out of sight' },
];

test('units stand below their parents; a stray one at the top', () => {
  const tree = treeOf(orgs);
  expect(tree.map((node) => node.org.id)).toEqual(['head', 'stray']);
  expect(tree[0]?.children[0]?.children[0]?.org.id).toBe('centre');
});

test('nothing below a unit can become its parent', () => {
  expect(familyOf(orgs, 'area')).toEqual(new Set(['area', 'centre']));
});

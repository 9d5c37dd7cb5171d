import { meets } from '@sewa/contract/kernel/requirement';
import { expect, test, vi } from 'vitest';
import { modules } from '../../modules/index.ts';
import { matchingPages, namedPages } from './search-pages.ts';

vi.stubGlobal('__OFFLINE__', false);

const pagesOf = (acl: Record<string, number>) =>
  namedPages(modules, (requirement) => meets(requirement, { acl, orgLevel: 10 }));

test('only pages that the user may open are found', () => {
  const paths = pagesOf({ 'SEWADAR.SEWADAR': 2 }).map(({ path }) => path);
  expect(paths).toContain('/sewadar');
  expect(paths).toContain('/sewadar/transfers');
  expect(paths).not.toContain('/sewadar/new');
  expect(paths).not.toContain('/settings/users');
  expect(paths.filter((path) => path === '/changelog')).toHaveLength(1);
});

test('a page is found by parts of its name in any order, and by its address', () => {
  const pages = pagesOf({ 'SEWADAR.SEWADAR': 6 });
  const found = (text: string) => matchingPages(pages, text, ({ label }) => label).map(({ path }) => path);
  expect(found('new sew')).toEqual(['/sewadar/new']);
  expect(found('/sewadar/tra')).toEqual(['/sewadar/transfers']);
  expect(found('  ')).toEqual([]);
  expect(found('zzz')).toEqual([]);
});

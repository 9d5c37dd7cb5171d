import { meets } from '@sewa/contract/kernel/rights/requirement';
import { languages } from '@sewa/contract/kernel/values/languages';
import { expect, test, vi } from 'vitest';
import { modules } from '../../modules/index.ts';
import { matchingPages, namedPages, pageAt } from './search-pages.ts';

vi.stubGlobal('__OFFLINE__', false);

const pagesOf = (acl: Record<string, number>) =>
  namedPages(modules, (requirement) => meets(requirement, { acl, orgLevel: 10 }));
const allPages = namedPages(modules, () => true);

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
  const found = (text: string) => matchingPages(pages, text, ({ key }) => key).map(({ path }) => path);
  expect(found('new sew')).toEqual(['/sewadar/new']);
  expect(found('/sewadar/tra')).toEqual(['/sewadar/transfers']);
  expect(found('  ')).toEqual([]);
  expect(found('zzz')).toEqual([]);
});

test('tabs are pages too', () => {
  expect(allPages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/oae/gatherings', '/oae/renewals', '/sewadar/applications']),
  );
  const week = allPages.find(({ path }) => path === '/transport/trip/week');
  expect(week?.labels).toEqual(['menu.transport', 'menu.transportTrip', 'tab.tripWeek']);
});

test('the page of a record is the list above it', () => {
  expect(pageAt(allPages, '/oae/gatherings/1234')?.path).toBe('/oae/gatherings');
  expect(pageAt(allPages, '/')?.path).toBe('/');
});

test.each(languages)('every page has everyday words and a help text in %s', (language) => {
  const words = shellWords(language);
  const without = (texts: Readonly<Record<string, unknown>> = {}) =>
    allPages.filter(({ key }) => !texts[key]).map(({ key, path }) => `${key} (${path})`);
  expect([without(words.alias), without(words.help)]).toEqual([[], []]);
});

test.each([
  ['password', '/settings/preferences'],
  ['excel', '/sewadar/import'],
  ['volunteers', '/sewadar'],
  ['holiday', '/settings/schedules'],
  ['who changed', '/settings/audit'],
  ['gate', '/oae/gatherings'],
  ['ਪਾਸਵਰਡ', '/settings/preferences'],
  ['छुट्टी', '/settings/schedules'],
])('“%s” finds %s', (text, path) => {
  const found = languages.flatMap((language) => {
    const words = shellWords(language);
    return matchingPages(allPages, text, ({ key }) => words.alias?.[key] ?? '');
  });
  expect(found.map((page) => page.path)).toContain(path);
});

interface ShellWords {
  alias?: Record<string, string>;
  help?: Record<string, string>;
}

const files = import.meta.glob<ShellWords>(['../messages/*.json', '../../modules/*/shell/*.json'], {
  eager: true,
  import: 'default',
});

function shellWords(language: string): ShellWords {
  const own = Object.entries(files).flatMap(([path, words]) =>
    path.endsWith(`/${language}.json`) ? [words] : [],
  );
  return {
    alias: Object.assign({}, ...own.map(({ alias }) => alias)),
    help: Object.assign({}, ...own.map(({ help }) => help)),
  };
}

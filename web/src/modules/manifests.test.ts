import { listBehind } from '@sewa/contract/kernel/chart';
import { languages } from '@sewa/contract/kernel/values/languages';
import { wordOfTable } from '@sewa/contract/logged';
import { expect, test } from 'vitest';
import { words as en } from '../app/messages/en.ts';
import { words as hi } from '../app/messages/hi.ts';
import { words as pa } from '../app/messages/pa.ts';
import { sectionTabs } from '../app/tabs/section-tabs.ts';
import { mergeWords, type WordTree } from '../platform/merge-words.ts';
import { listAddress } from '../ui/chart/list-address.ts';
import { modules } from './index.ts';

const words = { en: mergeWords(en), hi: mergeWords(hi), pa: mergeWords(pa) };
const charts = (await Promise.all(modules.map((module) => module.charts?.load() ?? []))).flat();

test.each(languages)('whatever a module declares has its word in %s', (language) => {
  const keys = [
    ...modules.flatMap(({ label, children = [], pages = [] }) =>
      [{ label }, ...children, ...pages].map((page) => `menu.${page.label}`),
    ),
    ...modules.flatMap(({ tabs = [], recordTabs = [] }) =>
      [...tabs, ...recordTabs].map(({ label }) => label),
    ),
    ...modules.flatMap(({ finds = {} }) => Object.keys(finds).map((entity) => `found.${entity}`)),
    ...modules.flatMap(({ waiting = {} }) => Object.keys(waiting).map((kind) => `waiting.${kind}_other`)),
    ...charts.flatMap(({ kind, series }) =>
      ['title', 'heading', ...series.map((name) => `series.${name}`)].map((word) => `chart.${kind}.${word}`),
    ),
  ];
  // A word with a namespace stands in a module's own catalogue.
  const missing = keys.filter((key) => !key.includes(':') && !hasWord(words[language], key));
  expect(missing).toEqual([]);
});

test('every table that a module declares for the history has its word', () => {
  const tables = modules.flatMap(({ history }) => history?.tables ?? []);
  expect(tables.filter((table) => wordOfTable(table) === undefined)).toEqual([]);
});

test('no two modules declare the same address, chart, find or kind of what waits', () => {
  const prefixes = modules.flatMap(({ prefix, branches = [] }) => [
    prefix,
    ...branches.map((branch) => branch.prefix),
  ]);
  const finds = modules.flatMap((module) => Object.keys(module.finds ?? {}));
  const waiting = modules.flatMap((module) => Object.keys(module.waiting ?? {}));
  for (const names of [prefixes, charts.map(({ kind }) => String(kind)), finds, waiting])
    expect(new Set(names).size).toBe(names.length);
});

test('a module can stand among the tabs of another one', () => {
  const paths = (section: string) => sectionTabs(modules, section).map(({ path }) => path);
  expect(paths('/sewadar')).toEqual(['/sewadar', '/sewadar/applications', '/sewadar/transfers']);
  expect(paths('/oae').slice(-2)).toEqual(['/oae/renewals', '/oae/applications']);
});

test('every number of a chart leads to the list that it counts', () => {
  const period = { from: '2024-01-10', to: '2024-03-05' };
  const linkTo = (kind: number, key: string, series: string | null = null) => {
    const chart = charts.find((one) => one.kind === kind);
    const filter = chart && listBehind(chart, { key, series, ...period });
    return filter && listAddress(chart.list, filter);
  };
  const serving = 'f.status=active&f.status=onLeave';
  expect(linkTo(1, 'c1')).toBe(`/sewadar?${serving}&f.centre=c1`);
  expect(linkTo(2, '30-39')).toBe(`/sewadar?${serving}&f.minAge=30&f.maxAge=39`);
  expect(linkTo(2, '80+', 'female')).toBe(`/sewadar?${serving}&f.minAge=80&f.gender=female`);
  expect(linkTo(2, '0-17')).toBe(`/sewadar?${serving}&f.maxAge=17`);
  expect(linkTo(2, 'unknown')).toBe(`/sewadar?${serving}&f.empty=birthDate`);
  expect(linkTo(3, '2024-02')).toBeNull();
  expect(linkTo(3, '2024-02', 'joined')).toBe('/sewadar?f.joinedFrom=2024-02-01&f.joinedTo=2024-02-29');
  expect(linkTo(3, '2024-01', 'left')).toBe('/sewadar?f.leftFrom=2024-01-10&f.leftTo=2024-01-31');
  expect(linkTo(3, '2024-03', 'left')).toBe('/sewadar?f.leftFrom=2024-03-01&f.leftTo=2024-03-05');
  expect(linkTo(4, '10')).toBe('/sewadar/applications?f.isOpen=true&f.status=10');
  expect(linkTo(7, '85-89', 'walking')).toBe('/oae?f.status=active&f.minAge=85&f.maxAge=89&f.mobility=walks');
});

function hasWord(tree: WordTree, key: string): boolean {
  const found = key
    .split('.')
    .reduce<WordTree | string | undefined>(
      (part, name) => (typeof part === 'object' ? part[name] : undefined),
      tree,
    );
  return typeof found === 'string' && found !== '';
}

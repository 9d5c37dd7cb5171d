import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import type { ModuleNeeds } from '../platform/module.ts';
import { modules } from './index.ts';

const config = readConfig({});
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
// Declared, not used: what the handlers need stays away.
const needs: Partial<ModuleNeeds> = { config, secret: 'of no use', mailer: createMailer(config), log };
const declared = modules(needs as ModuleNeeds);

test('the offline build leaves out the calls of the modules that the specification names', () => {
  const named = ['sewadar', 'nominal-roll', 'oae', 'badges', 'bav', 'transport'];
  for (const { name, routes, isLeftOutOffline } of declared) {
    const sections = new Set(routes.map(({ endpoint }) => endpoint.path.split('/')[2] ?? ''));
    const isNamed = [...sections].some((section) => named.includes(section));
    expect([name, isLeftOutOffline === true]).toEqual([name, isNamed]);
  }
});

test.each([
  ['charts', declared.flatMap((module) => module.charts ?? []).map(({ chart }) => String(chart.kind))],
  ['kinds of waiting', declared.flatMap((module) => module.waiting ?? []).map(({ kind }) => kind)],
  [
    'search sources',
    declared
      .flatMap((module) => [...(module.searched ?? []), ...(module.searchedRecords ?? [])])
      .map(({ entity }) => entity),
  ],
  ['owners of attachments', declared.flatMap((module) => module.attachments ?? []).map(({ table }) => table)],
  ['number series', declared.flatMap((module) => module.numbers ?? []).map(({ name }) => name)],
])('no two %s are the same', (_what, names) => {
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});

import { readFileSync } from 'node:fs';
import { LAPSED } from '@sewa/contract/papers/charts';
import { expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { createMailer } from '../../../platform/mail/mailer.ts';
import type { ModuleNeeds } from '../../../platform/module.ts';
import { modules } from '../../index.ts';
import { ALL_SERIES } from './print-week.ts';

const config = readConfig({});
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
// Declared, not used: what the handlers need stays away.
const needs: Partial<ModuleNeeds> = { config, secret: 'of no use', mailer: createMailer(config), log };
const declared = modules(needs as ModuleNeeds);

/** The other languages have the same keys: `scripts/check-messages.ts`. */
const words: {
  happened: Record<string, Record<string, string>>;
  waits: Record<string, string>;
  ahead: Record<string, Record<string, string>>;
} = JSON.parse(readFileSync(new URL('./messages/en.json', import.meta.url), 'utf8'));

test('whatever a module declares for the week has its word, and no word is left over', () => {
  const kinds = declared.flatMap((module) => module.waiting ?? []).map(({ kind }) => kind);
  expect(Object.keys(words.waits).sort()).toEqual(kinds.toSorted());
  const charts = declared.flatMap((module) => module.charts ?? []);
  const happened = charts.flatMap(({ chart, week }): [string, string[]][] => {
    if (week === undefined || week === 'ahead') return [];
    return [[String(chart.kind), week === 'inAll' ? [ALL_SERIES] : [...chart.series]]];
  });
  const ahead = charts
    .filter(({ week }) => week === 'ahead')
    .map(({ chart }): [string, string[]] => [String(chart.kind), ['title', LAPSED]]);
  expect(keysOf(words.happened)).toEqual(Object.fromEntries(happened));
  expect(keysOf(words.ahead)).toEqual(Object.fromEntries(ahead));
});

function keysOf(groups: Record<string, Record<string, string>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(groups).map(([kind, group]) => [kind, Object.keys(group)]));
}

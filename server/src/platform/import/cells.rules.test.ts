import type { ImportColumn, ImportIssue } from '@sewa/contract/kernel/import/import';
import { commonWords } from '@sewa/contract/kernel/resource/common-words';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { only } from '../db/only.ts';
import { createCells, dayOf } from './cells.rules.ts';
import { cellReader } from './field-cells.ts';
import { issueText } from './issue-texts.ts';

test.each([
  ['1980-01-05', '1980-01-05'],
  ['5/1/1980', '1980-01-05'],
  ['05-01-1980', '1980-01-05'],
  ['05.01.80', '1980-01-05'],
  ['5-Jan-1980', '1980-01-05'],
  ['5th January, 1980', '1980-01-05'],
  ['05-01-1980 00:00:00', '1980-01-05'],
  ['1980-01-05T00:00:00.000Z', '1980-01-05'],
  ['੦੫-੦੧-੧੯੮੦', '1980-01-05'],
  ['०५/०१/१९८०', '1980-01-05'],
  ['29-02-2024', '2024-02-29'],
  ['29-02-2023', null],
  ['31-04-2020', null],
  ['01-01-0000', null],
  ['12/31/1980', null],
  ['5-Foo-1980', null],
  ['soon', null],
  ['1980', null],
])('the day %s is %s', (text, day) => expect(dayOf(text)).toBe(day));

function read(texts: Record<string, string>) {
  const issues: ImportIssue[] = [];
  return { cells: createCells(texts, issues), issues };
}

test('texts are tidied: blanks, control characters, marks of direction', () => {
  const { cells, issues } = read({ name: ' \u202aGur\u0000preet\ufeff \r\n' });
  expect(cells.text('name', { most: 10 })).toBe('Gurpreet');
  expect(issues).toEqual([]);
});

test('what is missing or too long is noted once', () => {
  const { cells, issues } = read({ name: '', notes: 'x'.repeat(11) });
  cells.text('name', { most: 10, isRequired: true });
  cells.text('notes', { most: 10 });
  cells.text('address', { most: 10 });
  expect(issues).toEqual([
    { field: 'name', code: 'missing' },
    { field: 'notes', code: 'tooLong', params: { most: 10 } },
  ]);
});

test('phones: bare, with noughts, as Excel’s numbers, several in a cell, in other digits', () => {
  const { cells, issues } = read({
    phone: '098765 43210',
    home: '9876543210.0',
    other: '+91 98765-43211; ੯੮੭੬੫੪੩੨੧੨\n98765 43211',
    wrong: '12345',
    lost: '9.87654E+09',
  });
  expect(cells.phone('phone')).toBe('+919876543210');
  expect(cells.phone('home')).toBe('+919876543210');
  expect(cells.phones('other', 5)).toEqual(['+919876543211', '+919876543212', '+919876543211']);
  expect(cells.phone('wrong')).toBe('');
  expect(cells.phone('lost')).toBe('');
  expect(issues.map(({ field, code }) => `${field} ${code}`)).toEqual(['wrong notAPhone', 'lost notAPhone']);
});

test('a value that is cut in the middle of an emoji is shown in whole letters', () => {
  const { cells, issues } = read({ phone: `${'x'.repeat(59)}😀` });
  cells.phone('phone');
  expect(issues).toEqual([
    { field: 'phone', code: 'notAPhone', params: { value: `${'x'.repeat(59)}\ufffd` } },
  ]);
});

test('choices in three languages', () => {
  const words = { male: ['m', 'पुरुष', 'ਪੁਰਸ਼'], female: ['f', 'महिला', 'ਔਰਤ'] } as const;
  const { cells, issues } = read({ a: 'MALE', b: 'पुरुष', c: 'ਔਰਤ', d: 'F.', e: '?', f: '' });
  expect(['a', 'b', 'c', 'd', 'e', 'f'].map((field) => cells.choice(field, words))).toEqual([
    'male',
    'male',
    'female',
    'female',
    null,
    null,
  ]);
  expect(issues).toMatchObject([
    { field: 'e', code: 'notAChoice', params: { value: '?', choices: 'male, female' } },
  ]);
});

test('several choices in one cell, each once; an unknown one is noted, and none is none', () => {
  const schema = z.array(z.enum(['hearing', 'sight'])).max(2);
  const words = {
    ...{ en: 'Needs', hi: 'ज़रूरतें', pa: 'ਲੋੜਾਂ' },
    choices: {
      hearing: { en: 'Hard of hearing', hi: 'कम सुनाई देता है', pa: 'ਉੱਚਾ ਸੁਣਦੇ ਹਨ' },
      sight: { en: 'Weak sight', hi: 'कमज़ोर नज़र', pa: 'ਕਮਜ਼ੋਰ ਨਜ਼ਰ' },
    },
  };
  const reading = (text: string) => {
    const { cells, issues } = read({ needs: text });
    const value = cellReader('needs', schema, { words, further: { sight: ['blind'] } })(cells);
    return { value, codes: issues.map(({ code }) => code) };
  };
  expect(reading('Weak sight; ਉੱਚਾ ਸੁਣਦੇ ਹਨ, sight')).toEqual({ value: ['sight', 'hearing'], codes: [] });
  expect(reading('BLIND')).toEqual({ value: ['sight'], codes: [] });
  expect(reading('hearing, tall')).toEqual({ value: ['hearing'], codes: ['notAChoice'] });
  for (const text of ['', '-', 'Nil', 'ਕੋਈ ਨਹੀਂ']) expect(reading(text)).toEqual({ value: [], codes: [] });
});

test('numbers', () => {
  const { cells, issues } = read({ a: '1,234', b: '#17', c: '-3', d: '2.5', g: '' });
  expect(['a', 'b', 'c', 'd', 'g'].map((field) => cells.number(field, 10_000))).toEqual([
    1234,
    17,
    null,
    null,
    null,
  ]);
  expect(issues.map(({ field }) => field)).toEqual(['c', 'd']);
});

test.each([
  ['Active', true],
  ['चालू', true],
  ['ਚਾਲੂ', true],
  ['Yes', true],
  ['ਹਾਂ', true],
  ['Inactive', false],
  ['बंद', false],
  ['No', false],
  ['नहीं', false],
  ['', false],
])('the status %s of a list is %s', (text, isActive) => {
  const { cells, issues } = read({ isActive: text });
  expect(cellReader('isActive', z.boolean(), { words: commonWords.isActive })(cells)).toBe(isActive);
  expect(issues).toEqual([]);
});

test('neither yes nor no is noted, with the words that are', () => {
  const { cells, issues } = read({ isActive: 'perhaps' });
  cellReader('isActive', z.boolean(), { words: commonWords.isActive })(cells);
  expect(issues).toEqual([
    { field: 'isActive', code: 'notAChoice', params: { value: 'perhaps', choices: 'true, false' } },
  ]);
  const column = { field: 'isActive', headings: commonWords.isActive };
  const textFor = (columns: ImportColumn[]) => issueText({ issues: {}, columns }, only(issues), 'en');
  expect(textFor([{ ...column, choices: commonWords.isActive.choices }])).toMatch(/Active, Inactive$/);
  expect(textFor([column])).toMatch(/Yes, No$/);
});

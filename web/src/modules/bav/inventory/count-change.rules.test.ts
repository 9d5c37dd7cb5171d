import { expect, test } from 'vitest';
import { afterChange, type CountChange, questionIn, withChange, withWaiting } from './count-change.rules.ts';

const joined = (...changes: CountChange[]) =>
  changes.reduce<readonly CountChange[]>((waiting, change) => withChange(waiting, change), []);

test('scans of one item that wait are sent as one addition', () => {
  expect(joined({ copies: 1 }, { copies: 1 }, { copies: 1 })).toEqual([{ copies: 3 }]);
});

test('of several typed numbers the last is sent, with the number that the first was typed over', () => {
  expect(joined({ counted: 4, was: 2 }, { counted: 5, was: 4 })).toEqual([{ counted: 5, was: 2 }]);
});

test('a scan after a typed number belongs to that number', () => {
  expect(joined({ counted: 4, was: 2 }, { copies: 1 })).toEqual([{ counted: 5, was: 2 }]);
  expect(joined({ counted: null, was: 2 }, { copies: 1 })).toEqual([{ counted: 1, was: 2 }]);
});

test('a number that was typed over scans is sent behind them: it was typed over their sum', () => {
  const changes: CountChange[] = [{ copies: 2 }, { counted: 9, was: 5 }, { copies: 1 }];
  expect(joined(...changes)).toEqual([{ copies: 2 }, { counted: 10, was: 5 }]);
  expect(changes.reduce<number | null>(afterChange, 3)).toBe(10);
});

test('joined changes lead to the same number as single ones', () => {
  const changes: CountChange[] = [
    { copies: 1 },
    { copies: 1 },
    { counted: 7, was: 2 },
    { counted: null, was: 7 },
    { copies: 2 },
  ];
  expect(joined(...changes).reduce<number | null>(afterChange, null)).toBe(
    changes.reduce<number | null>(afterChange, null),
  );
});

test('only a typed number that would replace another one is asked about', () => {
  const data = { changed: [{ item: 'a', counted: 7, countedByName: 'Asha' }] };
  const typed = { counted: 5, was: 4 };
  expect(questionIn({ code: 'COUNT_CHANGED', data }, typed)).toEqual({ typed: 5, now: 7, by: 'Asha' });
  expect(questionIn({ code: 'COUNT_CLOSED', data: null }, typed)).toBeNull();
  expect(questionIn({ code: 'COUNT_CHANGED', data }, { copies: 1 })).toBeNull();
});

test('what was entered on top of a refused number is asked about together with it', () => {
  const question = { typed: 5, now: 5, by: 'Asha' };
  const asked = (...waiting: CountChange[]) => withWaiting(question, waiting);
  expect(asked()).toEqual(question);
  expect(asked({ counted: 6, was: 5 })).toEqual({ ...question, typed: 6 });
  expect(asked({ copies: 2 })).toEqual({ ...question, typed: 7 });
  expect(asked({ copies: 2 }, { counted: null, was: 7 })).toEqual({ ...question, typed: null });
});

import { expect, test } from 'vitest';
import { readPrinter } from './remembered-printer.ts';

test('reads what was remembered, and begins anew where that cannot be read', () => {
  const choice = { layout: 'a4', printer: '7b0f4a5c-2d1e-4f3a-8b6c-9d0e1f2a3b4c' } as const;
  expect(readPrinter(JSON.stringify(choice))).toEqual(choice);
  expect(readPrinter(JSON.stringify({ layout: 'a4', printer: null }))).toEqual({
    layout: 'a4',
    printer: null,
  });
  for (const text of [null, '', 'a4', '{"layout":"a3","printer":null}', '{"layout":"a4","printer":"1"}'])
    expect(readPrinter(text)).toEqual({ layout: 'single', printer: null });
});

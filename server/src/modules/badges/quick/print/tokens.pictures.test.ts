import { layoutOf } from '@sewa/contract/badges/token-layout';
import { afterAll } from 'vitest';
import { openTestPrinter, printDay, testPictures } from '../../../../testing/print-tests.ts';
import { tokenLabels, tokenTemplate } from '../print-tokens.ts';

const printer = openTestPrinter();
afterAll(() => printer.close());

const code = `S1.Q2.ASR.7F3Q.3-12.1Z0.1Z0.${'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.repeat(3)}ABCDEFA`;

testPictures('tokens', () => printer, {
  template: tokenTemplate,
  labels: tokenLabels,
  codes: [code],
  data: (format) => ({
    layout: layoutOf('sheet8', { width: 50, height: 50 }),
    kind: 2,
    title: 'ਬਾਬਾ ਜੀ ਦਾ ਸਤਿਸੰਗ 2026',
    days: format.day(printDay),
    twoPart: true,
    tokens: [1, 12, 12345].map((number) => ({ number, code })),
  }),
});

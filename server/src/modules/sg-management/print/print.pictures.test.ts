import { dakTypes } from '@sewa/contract/sg-management/enums';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatFor, type PrintFormat } from '../../../platform/pdf/format.ts';
import type { PdfPrinter } from '../../../platform/pdf/printer.ts';
import { textsOf } from '../../../testing/paper.ts';
import { openTestPrinter, printTimeZone, testPictures } from '../../../testing/print-tests.ts';
import { letterLabels, letterTemplates, registerData, slipData } from './print-letters.ts';
import { someLetter, someLetters } from './testing/samples.ts';

let printer: PdfPrinter;
beforeAll(() => {
  printer = openTestPrinter();
});
afterAll(() => printer.close());

const labels = letterLabels;
const asked = { month: '2026-11', timeZone: printTimeZone };

testPictures('slip', () => printer, {
  template: letterTemplates.slip,
  labels,
  data: (format: PrintFormat) => slipData(someLetter, format),
  codes: [someLetter.code],
});
testPictures('register', () => printer, {
  template: letterTemplates.register,
  labels,
  data: (format: PrintFormat) =>
    registerData(someLetters(12, dakTypes.DISPATCH), { ...asked, type: dakTypes.DISPATCH }, format),
});

test('a register of received letters has its heads on every page and every number once', async () => {
  const many = someLetters(150, dakTypes.RECEIVE);
  const pdf = await printer.print({
    template: letterTemplates.register,
    labels,
    language: 'en',
    data: registerData(many, { ...asked, type: dakTypes.RECEIVE }, formatFor('en', printTimeZone)),
    person: 'Ravinder',
    area: 'Gurdaspur',
    printedBy: 'Ravinder Kaur',
  });
  const pages = await textsOf(pdf);
  for (const page of pages) expect(page).toContain('Their number');
  const text = pages.join(' ').replace(/[\s\u200b]+/g, '');
  for (const { reference } of many) expect(text).toContain(reference);
});

import type { Item } from '@sewa/contract/bav/items';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatFor } from '../../../platform/pdf/format.ts';
import type { PdfPrinter } from '../../../platform/pdf/printer.ts';
import { openTestPrinter, printTimeZone } from '../../../testing/print-tests.ts';
import { printedCodes } from '../../../testing/printed-codes.ts';
import { labelData, labelTemplate } from './print-labels.ts';

let printer: PdfPrinter;
beforeAll(() => {
  printer = openTestPrinter();
});
afterAll(() => printer.close());

test('a scanner reads every barcode of the smallest labels, also below a long title', async () => {
  const barcodes = ['8901234567890', '96385074', '2000000000015', '9780804429573', '0036000291452'];
  const items = barcodes.map(
    (scanCode, place) =>
      ({
        title: place === 1 ? 'ਬੱਚਿਆਂ ਦੀਆਂ ਕਹਾਣੀਆਂ ਅਤੇ ਬਹੁਤ ਲੰਮਾ ਸਿਰਲੇਖ, ਭਾਗ 12' : 'सेवा की राह, भाग 1',
        code: `HB-00${place}`,
        scanCode,
        price: 12_550,
      }) as Item,
  );
  const pdf = await printer.print({
    template: labelTemplate,
    labels: {},
    language: 'pa',
    data: labelData(items, { copies: 2, sheet: '65', skip: 3 }, formatFor('pa', printTimeZone)),
    person: 'Ravinder',
    area: 'Gurdaspur',
    printedBy: 'Ravinder Kaur',
  });
  const read = await printedCodes(pdf, { dpi: 300, formats: ['EAN-13', 'EAN-8'] });
  const wanted = barcodes.flatMap((code) => [code, code]);
  expect(read.sort()).toEqual(wanted.sort());
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatFor, type PrintFormat } from '../../../platform/pdf/format.ts';
import type { PdfPrinter } from '../../../platform/pdf/printer.ts';
import { textsOf } from '../../../testing/paper.ts';
import { openTestPrinter, printTimeZone, testPictures } from '../../../testing/print-tests.ts';
import { bankListData, campLabels, campTemplates, queueSlipData, reportData } from './print-camp.ts';
import {
  cardData,
  certificateData,
  consentData,
  donorLabels,
  donorTemplates,
  slipData,
} from './print-donor.ts';
import {
  someBags,
  someCamp,
  someControl,
  someDeferral,
  someDonation,
  someDonor,
  someSums,
  someVisit,
} from './testing/samples.ts';

let printer: PdfPrinter;
beforeAll(() => {
  printer = openTestPrinter();
});
afterAll(() => printer.close());

const labels = donorLabels;
const code = 'DA7M2Q9RTY';

testPictures('card', () => printer, {
  template: donorTemplates.card,
  labels,
  data: (format: PrintFormat) => cardData(someDonor, { code }, format),
  codes: [code],
});
testPictures('consent', () => printer, {
  template: donorTemplates.consent,
  labels,
  data: (format: PrintFormat) => consentData(someDonor, { today: '2026-11-16' }, format),
});
testPictures('slip', () => printer, {
  template: donorTemplates.slip,
  labels,
  data: (format: PrintFormat) => slipData(someDonor, someDeferral, format),
});
testPictures('certificate', () => printer, {
  template: donorTemplates.certificate,
  labels,
  data: (format: PrintFormat) =>
    certificateData(someDonor, { donation: someDonation, next: '2027-03-15' }, format),
});

testPictures('queue-slip', () => printer, {
  template: campTemplates.queueSlip,
  labels: campLabels,
  data: (format: PrintFormat) => queueSlipData(someVisit, { camp: someCamp }, format),
});
testPictures('camp-report', () => printer, {
  template: campTemplates.report,
  labels: campLabels,
  data: (format: PrintFormat) => reportData({ camp: someCamp, control: someControl, sums: someSums }, format),
});

test('the list for the blood bank has every bag, those without a bank by themselves', async () => {
  const pdf = await printer.print({
    template: campTemplates.bankList,
    labels: campLabels,
    language: 'en',
    data: bankListData({ camp: someCamp, bags: someBags }, formatFor('en', printTimeZone)),
    person: 'Ravinder',
    area: 'Amritsar',
    printedBy: 'Ravinder Kaur',
  });
  const text = (await textsOf(pdf)).join(' ').replace(/\s+/g, ' ');
  for (const expected of [
    'Licence number PB/BB/2019/014 · Units: 1',
    'CH-20416',
    '118/76',
    'Blood bank not named · Units: 0',
    'CH-20417',
    'Not completed · Reaction: Mild',
  ])
    expect(text).toContain(expected);
});

test('a slip for the doctor’s decision says that it was explained, and nothing else', async () => {
  const pdf = await printer.print({
    template: donorTemplates.slip,
    labels,
    language: 'en',
    data: slipData(
      someDonor,
      { ...someDeferral, reason: 'doctorDecision', kind: 'permanent', welcomeFrom: null },
      formatFor('en', printTimeZone),
    ),
    person: 'Ravinder',
    area: 'Amritsar',
    printedBy: 'Ravinder Kaur',
  });
  const text = (await textsOf(pdf)).join(' ').replace(/\s+/g, ' ');
  expect(text).toContain('The doctor has explained the reason to you.');
  expect(text).toContain('You can help in many other ways.');
});

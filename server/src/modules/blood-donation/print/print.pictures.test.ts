import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatFor, type PrintFormat } from '../../../platform/pdf/format.ts';
import type { PdfPrinter } from '../../../platform/pdf/printer.ts';
import { pictureOf, textsOf } from '../../../testing/paper.ts';
import { openTestPrinter, printTimeZone, testPictures } from '../../../testing/print-tests.ts';
import { bankListData, campLabels, campTemplates, reportData } from './print-camp.ts';
import {
  cardData,
  certificateData,
  consentData,
  donorLabels,
  donorTemplates,
  slipData,
} from './print-donor.ts';
import { queueSlipData, queueSlipTemplate } from './print-visit.ts';
import {
  someBags,
  someCamp,
  someConsent,
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
  data: (format: PrintFormat) => consentData(someDonor, { today: '2026-11-16', signed: someConsent }, format),
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
  template: queueSlipTemplate,
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

test('the longest names leave room for everything else on the card and on the slip', async () => {
  const name = 'ਗੁਰਪ੍ਰੀਤਪਾਲਜੀਤ ਕੌਰ ਢਿੱਲੋਂ ਬਰਾੜ '.repeat(4).slice(0, 120).trim();
  const nameLatin = 'Gurpreetpaljeet Kaur Dhillon Brar '.repeat(4).slice(0, 120).trim();
  const format = formatFor('pa', printTimeZone);
  const longest = { name, nameLatin };
  const place = 'Satsang Ghar, Grand Trunk Road, near the old octroi post, District Amritsar';
  const asked = { language: 'pa' as const, person: 'Ravinder', area: 'Amritsar', printedBy: 'Ravinder Kaur' };
  const card = await printer.print({
    ...asked,
    template: donorTemplates.card,
    labels,
    data: cardData({ ...someDonor, ...longest, centreName: place }, { code }, format),
    codes: [code],
  });
  // The margin above the lower edge of the card, in points: what is written into it is cut off.
  const margin = { left: 50, top: 202, width: 180, height: 5 };
  const shades = await sharp(await pictureOf(card))
    .extract(margin)
    .greyscale()
    .raw()
    .toBuffer();
  expect(Math.min(...shades)).toBeGreaterThan(240);
  const slip = await printer.print({
    ...asked,
    template: queueSlipTemplate,
    labels: campLabels,
    data: queueSlipData({ ...someVisit, ...longest }, { camp: { ...someCamp, place } }, format),
  });
  expect(await textsOf(slip)).toHaveLength(1);
});

import { readFile } from 'node:fs/promises';
import { applicationTypes } from '@sewa/contract/applications/enums';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatFor } from '../../../platform/pdf/format.ts';
import type { PdfPrinter } from '../../../platform/pdf/printer.ts';
import { distanceBetween, textsOf } from '../../../testing/paper.ts';
import { openTestPrinter, printDay, printTimeZone, testPictures } from '../../../testing/print-tests.ts';
import { personPrint } from '../../people/public.ts';
import { applicationData, applicationLabels, blankApplicationData } from './print-application.ts';
import { someApplication } from './testing/samples.ts';

const template = new URL('./application-form.typ', import.meta.url);
const shared = [personPrint];
const english = formatFor('en', printTimeZone);

let printer: PdfPrinter;
beforeAll(() => {
  printer = openTestPrinter();
});
afterAll(() => printer.close());

describe('pictures', () => {
  testPictures('application-form', () => printer, {
    template,
    shared,
    labels: applicationLabels,
    data: (format) => applicationData(someApplication, printDay, format),
  });
  testPictures('application-form-blank', () => printer, {
    template,
    shared,
    labels: applicationLabels,
    data: (format) => blankApplicationData(applicationTypes.SEWADAR, format),
  });

  test('one language is not taken for another', async () => {
    const [hindi, punjabi] = await Promise.all(
      ['hi', 'pa'].map((language) =>
        readFile(new URL(`./__pictures__/application-form-blank.${language}.png`, import.meta.url)),
      ),
    );
    expect(await distanceBetween(hindi as Buffer, punjabi as Buffer)).toBeGreaterThan(40);
  });
});

describe('the form', () => {
  test.each(Object.entries(applicationTypes))(
    'of %s is at most two pages when blank',
    async (_name, type) => {
      const pages = await textsOf(await print(blankApplicationData(type, english)));
      expect(pages.length).toBeLessThanOrEqual(2);
      expect(pages.join()).toContain('Signature of the applicant');
    },
  );

  test.each(Object.entries(applicationTypes))('of %s is filled in', async (_name, type) => {
    const application = { ...someApplication, type };
    const pages = await textsOf(await print(applicationData(application, printDay, english)));
    expect(pages).toHaveLength(1);
    expect(pages.join()).toContain('No. 731 · Pending · entered by Ravinder Kaur');
  });
});

function print(data: unknown): Promise<Buffer> {
  return printer.print({
    template,
    shared,
    labels: applicationLabels,
    language: 'en',
    data,
    person: 'Ravinder',
    area: 'Gurdaspur',
    printedBy: 'Ravinder Kaur',
  });
}

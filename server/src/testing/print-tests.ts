import { type Language, languages } from '@sewa/contract/kernel/values/languages';
import { expect, test } from 'vitest';
import type { FieldLabels } from '../platform/pdf/field-words.ts';
import { formatFor, type PrintFormat } from '../platform/pdf/format.ts';
import { openPrinter, type PdfPrinter } from '../platform/pdf/printer.ts';
import { lettersWithoutShape } from './font-coverage.ts';
import { distanceBetween, keptPicture, pictureOf, somePhoto, textsOf } from './paper.ts';

export const printTimeZone = 'Asia/Kolkata';
export const printDay = '2026-11-15';

/** Patient: what is looked at here is the paper, and printing gives way to all other work on the machine. */
export function openTestPrinter(): PdfPrinter {
  return openPrinter({
    portalName: 'Sewa Portal',
    timeZone: printTimeZone,
    limits: { workMs: 100_000, waitMs: 100_000 },
  });
}

interface PicturedPrint {
  template: URL;
  shared?: readonly URL[];
  labels?: FieldLabels;
  data(format: PrintFormat): unknown;
  codes?: readonly string[];
}

/** The first page looks as it was kept, in three languages, and no letter of it is missing from the fonts. */
export function testPictures(name: string, printer: () => PdfPrinter, print: PicturedPrint): void {
  const { template, shared = [], labels = {}, data, codes = [] } = print;
  const printed = new Map<Language, Promise<Buffer>>();
  const printIn = (language: Language) => {
    const pdf = printed.get(language) ?? printOnce(language);
    printed.set(language, pdf);
    return pdf;
  };
  const printOnce = async (language: Language) =>
    printer().print({
      template,
      shared,
      labels,
      language,
      data: data(formatFor(language, printTimeZone)),
      person: 'Ravinder',
      area: 'Gurdaspur',
      printedBy: 'Ravinder Kaur',
      printedAt: new Date(`${printDay}T06:38:00Z`),
      pictures: { face: await somePhoto() },
      codes,
    });

  test.each(languages)(`${name}, %s, as it was kept`, async (language) => {
    const picture = await pictureOf(await printIn(language));
    const kept = await keptPicture(new URL(`./__pictures__/${name}.${language}.png`, template), picture);
    expect(kept.length).toBeLessThan(60_000);
    expect(await distanceBetween(kept, picture)).toBeLessThan(16);
  });

  test.each(languages)(`${name}, %s, every letter has its shape`, async (language) => {
    const pages = await textsOf(await printIn(language));
    expect(await lettersWithoutShape(pages.join(''))).toEqual([]);
  });
}

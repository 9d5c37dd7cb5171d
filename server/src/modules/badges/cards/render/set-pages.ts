import { readFileSync } from 'node:fs';
import { CARD } from '@sewa/contract/badges/card-template';
import type { Language } from '@sewa/contract/kernel/values/languages';
import type { TypstEngine } from '../../../../platform/pdf/typst-engine.ts';
import type { SetElement } from './card-print.ts';

const template = readFileSync(new URL('./pages.typ', import.meta.url));

/** Sets pages of the size of a card; the result is a PDF with one page for each list of elements. */
export function setPages(
  engine: TypstEngine,
  {
    pages,
    language,
    pictures,
  }: {
    pages: readonly (readonly SetElement[])[];
    language: Language;
    pictures: Readonly<Record<string, Uint8Array>>;
  },
): Buffer {
  const data = { ...CARD, language, pages, pictures: Object.keys(pictures) };
  return engine([
    ['main.typ', template],
    ['data.json', Buffer.from(JSON.stringify(data))],
    ...Object.entries(pictures).map(([id, bytes]) => [`pictures/${id}`, Buffer.from(bytes)] as const),
  ]);
}

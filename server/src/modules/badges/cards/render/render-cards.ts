import { setImmediate as turn } from 'node:timers/promises';
import type { PDFRef } from '@cantoo/pdf-lib';
import { type CardSide, cardSides } from '@sewa/contract/badges/card-template';
import type { TypstEngine } from '../../../../platform/pdf/typst-engine.ts';
import { drawPhoto } from './card-photo.ts';
import type { CardPrint, SetElement } from './card-print.ts';
import { type AddedPhoto, addPhoto, compose, openSheaf, type Sheaf, takePages } from './compose.ts';
import { setPages } from './set-pages.ts';

/** Small parts keep the memory of the typesetter low, and show how far it is. */
const pagesAtOnce = 100;

/**
 * A print of cards. Typst sets the texts: once what all cards of a template share, and for each card only what is its own.
 * Photos and codes are put beside them without it, because in it they would take most of the time.
 */
export async function renderCards(
  engine: TypstEngine,
  print: CardPrint,
  onProgress: (cards: number) => void = () => undefined,
): Promise<Uint8Array> {
  const sheaf = openSheaf();
  // Those that have to be drawn are, by threads of the picture library, while the texts are set.
  const photos = startPhotos(sheaf, print);
  const pages = await setTexts({ sheaf, engine, print, onProgress });
  const drawn = await photos;
  return compose(sheaf, print, {
    shared: (group, side, layer) => pages.find((print.groups[group] ?? missing()).sides[side][layer], group),
    own: (card, side) => {
      const { own, group } = print.cards[card] ?? missing();
      return pages.find(own[side], group);
    },
    photo: (card, side, frame) => drawn.get(photoKey(card, side, frame)) ?? null,
  });
}

const photoKey = (card: number, side: CardSide, frame: number) => `${card} ${side} ${frame}`;

async function startPhotos(sheaf: Sheaf, print: CardPrint): Promise<Map<string, AddedPhoto>> {
  const drawn = new Map<string, AddedPhoto>();
  const drawOnes = print.cards.flatMap(({ photo, group }, card) => {
    if (photo === null) return [];
    return cardSides.flatMap((side) =>
      (print.groups[group]?.sides[side].photos ?? []).map(async (frame, n) => {
        const picture = await drawPhoto(photo, frame);
        if (picture) drawn.set(photoKey(card, side, n), addPhoto(sheaf, picture));
      }),
    );
  });
  await Promise.all(drawOnes);
  return drawn;
}

interface Setting {
  sheaf: Sheaf;
  engine: TypstEngine;
  print: CardPrint;
  onProgress(cards: number): void;
}

/** Equal pages are set once. */
async function setTexts({ sheaf, engine, print, onProgress }: Setting) {
  const found = new Map<string, PDFRef>();
  const keyOf = (elements: readonly SetElement[], group: number) => `${group} ${JSON.stringify(elements)}`;
  for (const [group, { language, sides }] of print.groups.entries()) {
    const cards = print.cards.filter((card) => card.group === group);
    const wanted = [
      ...cardSides.flatMap((side) => [sides[side].below, sides[side].above]),
      ...cards.flatMap(({ own }) => cardSides.map((side) => own[side])),
    ].filter(({ length }) => length > 0);
    const waiting = [...new Map(wanted.map((elements) => [keyOf(elements, group), elements]))];
    const total = waiting.length;
    const before = print.cards.findIndex((card) => card.group === group);
    for (let from = 0; from < total; from += pagesAtOnce) {
      const some = waiting.slice(from, from + pagesAtOnce);
      const pdf = setPages(engine, {
        pages: some.map(([, page]) => page),
        language,
        pictures: print.pictures,
      });
      const refs = await takePages(sheaf, pdf);
      for (const [n, [key]] of some.entries()) found.set(key, refs[n] ?? missing());
      onProgress(before + Math.round((cards.length * Math.min(total, from + pagesAtOnce)) / total));
      await turn();
    }
  }
  return {
    find: (elements: readonly SetElement[], group: number) =>
      elements.length > 0 ? (found.get(keyOf(elements, group)) ?? missing()) : null,
  };
}

function missing(): never {
  throw new Error('a page of the print was not set');
}

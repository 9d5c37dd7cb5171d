import {
  type CardDesign,
  type CardElement,
  type CardElementOf,
  type CardField,
  type CardSide,
  cardSides,
  textIn,
} from '@sewa/contract/badges/card-template';
import { labelledFields } from '@sewa/contract/badges/card-words';
import type { Language } from '@sewa/contract/kernel/values/languages';
import type { CardGroup, SetElement, SideLayer } from './render/card-print.ts';

/** What the fields of one card say, without their labels. */
export type CardValues = Readonly<Record<CardField, string>>;

type Own = Record<CardSide, SetElement[]>;

/** The cards of one design: what they share, and what stands on each of them only. */
export function layersOf(
  design: CardDesign,
  language: Language,
  values: readonly CardValues[],
): { group: CardGroup; own: Own[] } {
  const own = values.map((): Own => ({ front: [], back: [] }));
  const sideOf = (side: CardSide): SideLayer => {
    const elements = design[side];
    const above: SetElement[] = [];
    for (const element of elements) {
      if (element.kind !== 'field') continue;
      const set = values.map((one) => setField(element, one, language));
      const [first] = set;
      if (first && set.every(({ text }) => text === first.text)) above.push(first);
      else for (const [card, one] of set.entries()) own[card]?.[side].push(one);
    }
    return {
      below: elements.flatMap((element) => belowOf(element, language)),
      above,
      photos: elements.filter((one) => one.kind === 'photo'),
      codes: elements.filter((one) => one.kind === 'code'),
    };
  };
  const [front, back] = cardSides.map(sideOf);
  if (!front || !back) throw new Error('a card has two sides');
  return { group: { language, sides: { front, back } }, own };
}

export function hasBack({ back }: CardDesign): boolean {
  return back.length > 0;
}

function setField(element: CardElementOf<'field'>, values: CardValues, language: Language) {
  const { field, hasLabel, kind: _kind, ...rest } = element;
  const value = values[field];
  const text =
    hasLabel && value !== '' ? labelledFields[field][language].replace('{value}', () => value) : value;
  return { ...rest, kind: 'text', text } satisfies SetElement;
}

function belowOf(element: CardElement, language: Language): SetElement[] {
  switch (element.kind) {
    case 'text':
      return [{ ...element, text: textIn(element.text, language) }];
    case 'box':
    case 'line':
      return [element];
    case 'picture':
      return element.picture ? [{ ...element, picture: element.picture }] : [];
    case 'field':
    case 'photo':
    case 'code':
      return [];
  }
}

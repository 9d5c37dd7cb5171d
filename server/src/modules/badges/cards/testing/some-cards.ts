import type { BadgeTypeValue } from '@sewa/contract/badges/badge-rights';
import { builtInDesign } from '@sewa/contract/badges/built-in-designs';
import type { CardLayout } from '@sewa/contract/badges/cards';
import type { Language } from '@sewa/contract/kernel/values/languages';
import { formatFor } from '../../../../platform/pdf/format.ts';
import { printTimeZone } from '../../../../testing/print-tests.ts';
import { type CardValues, layersOf } from '../card-layers.ts';
import { type CardGroup, type CardPrint, noCorrection, type PrintedCard } from '../render/card-print.ts';
import { sampleValues } from '../sample-people.ts';

interface SomeCards {
  type: BadgeTypeValue;
  language: Language;
  values: readonly CardValues[];
}

/** People of the samples, or with values of their own. */
export function someCards(
  type: BadgeTypeValue,
  language: Language,
  people: readonly (number | Partial<CardValues>)[],
): SomeCards {
  const sight = { type, area: 'Gurdaspur', format: formatFor(language, printTimeZone) };
  const values = people.map((one) =>
    typeof one === 'number' ? sampleValues(one, sight) : { ...sampleValues(0, sight), ...one },
  );
  return { type, language, values };
}

/** A print of built-in cards; every card has a code of its own. */
export function somePrint(
  groups: readonly SomeCards[],
  {
    layout,
    photo = null,
    code = codeOf,
  }: { layout: CardLayout; photo?: Uint8Array | null; code?: (card: number) => string },
): CardPrint {
  const made: CardGroup[] = [];
  const cards: PrintedCard[] = [];
  for (const { type, language, values } of groups) {
    const { group, own } = layersOf(builtInDesign(type), language, values);
    const place = made.push(group) - 1;
    for (const texts of own) cards.push({ group: place, own: texts, photo, code: code(cards.length) });
  }
  return {
    layout,
    hasBack: true,
    correction: noCorrection,
    groups: made,
    cards,
    pictures: {},
    title: 'Badges',
    printedAt: Date.parse('2026-11-15T06:38:00Z'),
  };
}

/** As long as a signed code. */
function codeOf(card: number): string {
  const number = String(card + 1);
  const noise = Array.from(
    { length: 103 },
    (_, n) => letters[(n * 7 + card * 13 + ((n * card) % 11)) % 32],
  ).join('');
  return `S1.B1.GSP.7F3Q.${number}.2JK.3AB.${noise}`;
}
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

import { z } from 'zod';
import { type Language, languages } from '../kernel/values/languages.ts';

/** A card of the size of a bank card (CR80), in millimetres. */
export const CARD = { width: 85.6, height: 53.98 } as const;

/** What a card can show of its badge and its bearer. */
export const cardFields = [
  'name',
  'nameLatin',
  'number',
  'type',
  'category',
  'centre',
  'department',
  'area',
  'validFrom',
  'validTo',
  'attends',
] as const;
export type CardField = (typeof cardFields)[number];

export const MAX_CARD_ELEMENTS = 40;
export const MAX_CARD_TEXT = 200;

const millimetres = (min: number, max: number) => z.number().min(min).max(max);
const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const place = {
  x: millimetres(-10, 90),
  y: millimetres(-10, 60),
  width: millimetres(0, 100),
  height: millimetres(0, 70),
};
const lettering = {
  /** In points, the largest: a text that is too long is set smaller until it fits. */
  size: z.number().min(3).max(40),
  isBold: z.boolean(),
  colour,
  align: z.enum(['left', 'center', 'right']),
  /** Over how many lines it may run before it is set smaller. */
  lines: z.number().int().min(1).max(6),
};

const fieldElement = z.object({
  kind: z.literal('field'),
  ...place,
  ...lettering,
  field: z.enum(cardFields),
  /** With the word for the field before it: Valid until 31 Dec 2026. */
  hasLabel: z.boolean(),
});
const textElement = z.object({
  kind: z.literal('text'),
  ...place,
  ...lettering,
  /** A language without a text of its own takes the English one. */
  text: z.object({
    en: z.string().max(MAX_CARD_TEXT),
    hi: z.string().max(MAX_CARD_TEXT),
    pa: z.string().max(MAX_CARD_TEXT),
  }),
});
const photoElement = z.object({
  kind: z.literal('photo'),
  ...place,
  radius: millimetres(0, 30),
  border: millimetres(0, 3),
  colour,
});
const codeElement = z.object({ kind: z.literal('code'), ...place });
const pictureElement = z.object({ kind: z.literal('picture'), ...place, picture: z.uuid().nullable() });
const boxElement = z.object({
  kind: z.literal('box'),
  ...place,
  fill: colour.nullable(),
  border: millimetres(0, 3),
  colour,
  radius: millimetres(0, 30),
});
const lineElement = z.object({ kind: z.literal('line'), ...place, border: millimetres(0.05, 3), colour });

/** Boxes, lines, pictures and fixed texts lie below the photo and the code, the fields above them. */
export const cardElement = z.discriminatedUnion('kind', [
  fieldElement,
  textElement,
  photoElement,
  codeElement,
  pictureElement,
  boxElement,
  lineElement,
]);
export type CardElement = z.infer<typeof cardElement>;
export type CardElementKind = CardElement['kind'];
export type CardElementOf<Kind extends CardElementKind> = Extract<CardElement, { kind: Kind }>;

export const cardSides = ['front', 'back'] as const;
export type CardSide = (typeof cardSides)[number];

const side = z.array(cardElement).max(MAX_CARD_ELEMENTS);

export const cardDesign = z.object({
  /** The language of labels and texts, unless a print asks for another. */
  language: z.enum(languages),
  front: side,
  back: side,
});
export type CardDesign = z.infer<typeof cardDesign>;

/** In millimetres; scanners read a code of this size from a card that was printed with 300 dots to the inch. */
export const SMALLEST_CODE = 18;

/** A card without a code that can be read is refused at every gate. */
export function hasReadableCode({ front, back }: CardDesign): boolean {
  return [...front, ...back].some(
    (one) =>
      one.kind === 'code' &&
      Math.min(one.width, one.height) >= SMALLEST_CODE &&
      one.x >= 0 &&
      one.y >= 0 &&
      one.x + one.width <= CARD.width &&
      one.y + one.height <= CARD.height,
  );
}

/** The text of an element in a language. */
export function textIn(text: CardElementOf<'text'>['text'], language: Language): string {
  return text[language] || text.en;
}

/** Every picture that a design shows. */
export function picturesOf({ front, back }: CardDesign): string[] {
  const ids = [...front, ...back].flatMap((one) =>
    one.kind === 'picture' && one.picture ? [one.picture] : [],
  );
  return [...new Set(ids)];
}

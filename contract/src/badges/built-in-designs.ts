import type { BadgeTypeValue } from './badge-rights.ts';
import { CARD, type CardDesign, type CardElement, type CardElementOf } from './card-template.ts';

/** Each type is told by its colour from afar: the permanent ones dark, the temporary ones warm. */
const colours: Readonly<Record<BadgeTypeValue, { strong: string; tint: string }>> = {
  1: { strong: '#0c5460', tint: '#e1eef0' },
  2: { strong: '#a34a0a', tint: '#f8e9dc' },
  3: { strong: '#6b2d5c', tint: '#f2e4ee' },
  4: { strong: '#4a3a6b', tint: '#eae6f2' },
  5: { strong: '#3d6b21', tint: '#e8f0e1' },
  10: { strong: '#1f4e8c', tint: '#e3ebf6' },
  11: { strong: '#8c1f35', tint: '#f6e3e7' },
};
const ink = '#1b2022';
const quiet = '#545d61';
const white = '#ffffff';

/** The card of a type where the area has made none of its own. */
export function builtInDesign(type: BadgeTypeValue): CardDesign {
  const { strong, tint } = colours[type];
  return {
    language: 'en',
    front: [
      box({ x: 0, y: 0, width: CARD.width, height: 10, fill: strong }),
      box({ x: 0, y: 51.5, width: CARD.width, height: 2.48, fill: strong }),
      field('area', {
        x: 4,
        y: 2.2,
        width: 42,
        height: 5.6,
        size: 11,
        isBold: true,
        colour: white,
        hasLabel: true,
      }),
      field('type', {
        x: 48,
        y: 2.2,
        width: 33.6,
        height: 5.6,
        size: 11,
        isBold: true,
        colour: white,
        align: 'right',
      }),
      { kind: 'photo', x: 4, y: 13, width: 24, height: 30.9, radius: 1.5, border: 0.3, colour: strong },
      field('name', { x: 31, y: 11.5, width: 50.6, height: 7.5, size: 15, isBold: true, lines: 2 }),
      field('nameLatin', { x: 31, y: 19, width: 50.6, height: 5.5, size: 10, colour: quiet, lines: 2 }),
      field('number', {
        x: 31,
        y: 25.5,
        width: 25,
        height: 5.5,
        size: 12,
        isBold: true,
        colour: strong,
        hasLabel: true,
      }),
      field('centre', { x: 31, y: 31.5, width: 25, height: 7, size: 9, lines: 2 }),
      field(type === 4 ? 'attends' : 'department', {
        x: 31,
        y: 38.5,
        width: 25,
        height: 5.5,
        size: 9,
        colour: quiet,
        lines: 2,
      }),
      field('validTo', { x: 4, y: 45.6, width: 50, height: 4.6, size: 9, isBold: true, hasLabel: true }),
      { kind: 'code', x: 57.6, y: 25.4, width: 25, height: 25 },
    ],
    back: [
      box({ x: 0, y: 0, width: CARD.width, height: CARD.height, fill: tint }),
      box({ x: 0, y: 0, width: CARD.width, height: 6, fill: strong }),
      field('area', {
        x: 4,
        y: 10,
        width: 77.6,
        height: 7,
        size: 13,
        isBold: true,
        colour: strong,
        align: 'center',
        hasLabel: true,
      }),
      text(
        {
          en: 'This card belongs to the area and is for its bearer only. Show it when asked, and return it when it is no longer needed.',
          hi: 'यह कार्ड क्षेत्र का है और सिर्फ़ इन्हीं के लिए है। माँगने पर दिखाएँ और ज़रूरत न रहने पर लौटा दें।',
          pa: 'ਇਹ ਕਾਰਡ ਏਰੀਏ ਦਾ ਹੈ ਅਤੇ ਸਿਰਫ਼ ਇਨ੍ਹਾਂ ਲਈ ਹੈ। ਮੰਗਣ ਉੱਤੇ ਵਿਖਾਓ ਅਤੇ ਲੋੜ ਨਾ ਰਹਿਣ ਉੱਤੇ ਮੋੜ ਦਿਓ।',
        },
        { x: 8, y: 19, width: 69.6, height: 14, size: 9, lines: 4, align: 'center' },
      ),
      line({ x: 20, y: 36, width: 45.6 }, strong),
      text(
        {
          en: 'If you find this card, hand it in at any centre.',
          hi: 'यह कार्ड मिले तो किसी भी केंद्र में जमा कर दें।',
          pa: 'ਇਹ ਕਾਰਡ ਲੱਭੇ ਤਾਂ ਕਿਸੇ ਵੀ ਸੈਂਟਰ ਵਿੱਚ ਜਮ੍ਹਾਂ ਕਰਵਾ ਦਿਓ।',
        },
        { x: 8, y: 38, width: 69.6, height: 6, size: 9, isBold: true, align: 'center' },
      ),
    ],
  };
}

type Box = Pick<CardElementOf<'box'>, 'x' | 'y' | 'width' | 'height' | 'fill'>;

function box(given: Box): CardElement {
  return { kind: 'box', border: 0, colour: ink, radius: 0, ...given };
}

function line(given: { x: number; y: number; width: number }, colour: string): CardElement {
  return { kind: 'line', height: 0, border: 0.2, colour, ...given };
}

const lettering = { isBold: false, colour: ink, align: 'left', lines: 1 } as const;
type Lettered = Pick<CardElementOf<'text'>, 'x' | 'y' | 'width' | 'height' | 'size'> &
  Partial<Pick<CardElementOf<'text'>, 'isBold' | 'colour' | 'align' | 'lines'>>;

function field(name: CardElementOf<'field'>['field'], given: Lettered & { hasLabel?: boolean }): CardElement {
  return { kind: 'field', field: name, hasLabel: false, ...lettering, ...given };
}

function text(words: CardElementOf<'text'>['text'], given: Lettered): CardElement {
  return { kind: 'text', text: words, ...lettering, ...given };
}

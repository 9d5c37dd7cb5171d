import type { CardElement, CardElementKind } from '@sewa/contract/badges/card-template';

const ink = '#1b2022';
const lettering = { size: 10, isBold: false, colour: ink, align: 'left', lines: 1 } as const;

/** In the middle of the card, large enough to be taken hold of. */
export function newElement(kind: CardElementKind): CardElement {
  const wide = { x: 20, y: 22, width: 45, height: 6 };
  switch (kind) {
    case 'field':
      return { kind, ...wide, ...lettering, field: 'name', hasLabel: false };
    case 'text':
      return { kind, ...wide, ...lettering, text: { en: 'Text', hi: 'लिखावट', pa: 'ਲਿਖਤ' } };
    case 'photo':
      return { kind, x: 30, y: 12, width: 24, height: 30.9, radius: 1.5, border: 0.3, colour: ink };
    case 'code':
      return { kind, x: 30, y: 15, width: 24, height: 24 };
    case 'picture':
      return { kind, x: 34, y: 18, width: 18, height: 18, picture: null };
    case 'box':
      return { kind, ...wide, fill: '#e1eef0', border: 0, colour: ink, radius: 0 };
    case 'line':
      return { kind, x: 20, y: 27, width: 45, height: 0, border: 0.3, colour: ink };
  }
}

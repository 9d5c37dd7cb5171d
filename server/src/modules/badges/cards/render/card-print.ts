import type { CardElementOf, CardSide } from '@sewa/contract/badges/card-template';
import type { CardLayout } from '@sewa/contract/badges/cards';
import type { Language } from '@sewa/contract/kernel/values/languages';

type Place = { x: number; y: number; width: number; height: number };
type Lettering = Omit<CardElementOf<'text'>, 'kind' | 'text' | keyof Place>;

/** An element with its text in the language of the print; places are in millimetres from the upper left corner. */
export type SetElement =
  | ({ kind: 'text'; text: string } & Place & Lettering)
  | CardElementOf<'box'>
  | CardElementOf<'line'>
  | (Place & { kind: 'picture'; picture: string });

export type PhotoFrame = CardElementOf<'photo'>;
export type CodeFrame = CardElementOf<'code'>;

/** One side of all the cards of a template: what they share below and above photo and code, and where those are. */
export interface SideLayer {
  below: readonly SetElement[];
  above: readonly SetElement[];
  photos: readonly PhotoFrame[];
  codes: readonly CodeFrame[];
}

export interface CardGroup {
  language: Language;
  sides: Readonly<Record<CardSide, SideLayer>>;
}

export interface PrintedCard {
  /** Which of the groups it belongs to. */
  group: number;
  /** What stands on this card only. */
  own: Readonly<Record<CardSide, readonly SetElement[]>>;
  /** In any format that is kept of photos; null where there is none. */
  photo: Uint8Array | null;
  code: string;
}

/** What a printer does to a page: where its lines land, against where they belong. */
export interface PrinterCorrection {
  offsetX: number;
  offsetY: number;
  scaleX: number;
  scaleY: number;
}

export const noCorrection: PrinterCorrection = { offsetX: 0, offsetY: 0, scaleX: 1, scaleY: 1 };

/** Everything that a print of cards needs, for the process that sets it. */
export interface CardPrint {
  layout: CardLayout;
  hasBack: boolean;
  correction: PrinterCorrection;
  groups: readonly CardGroup[];
  cards: readonly PrintedCard[];
  /** Logos by id. */
  pictures: Readonly<Record<string, Uint8Array>>;
  title: string;
  /** In milliseconds: the date of the file. */
  printedAt: number;
}

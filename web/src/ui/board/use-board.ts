import { useState } from 'react';

/** A status as a column. */
export interface BoardStatus<Key extends string | number> {
  readonly key: Key;
  readonly label: string;
  readonly icon: string;
}

/** A move that can be made with a card now. */
export interface BoardMove<Key extends string | number> {
  readonly to: Key;
  /** What it is called by whoever makes it. */
  readonly label: string;
  readonly icon: string;
  /** The status that it leads to. */
  readonly target: string;
}

/** What a module knows of its cards. The moves are its judgement: the board offers those and no other. */
export interface BoardRules<Card, Key extends string | number> {
  readonly idOf: (card: Card) => string;
  readonly versionOf: (card: Card) => number;
  readonly nameOf: (card: Card) => string;
  readonly statusOf: (card: Card) => Key;
  readonly movesOf: (card: Card) => readonly BoardMove<Key>[];
}

export interface Board<Card, Key extends string | number> {
  readonly rules: BoardRules<Card, Key>;
  readonly dragged: Card | null;
  readonly drag: (card: Card | null) => void;
  /** A card was dropped on a column, or its move chosen from the menu. */
  readonly onMove: (card: Card, to: Key) => void;
  /** The card that was moved last takes the focus where it arrives. */
  readonly moved: string | null;
  readonly mayDrop: (to: Key) => boolean;
}

interface BoardOptions<Card, Key extends string | number> {
  rules: BoardRules<Card, Key>;
  onMove: (card: Card, to: Key) => void;
  moved: string | null;
}

/** Statuses side by side, cards that are dragged from one to another where the move is allowed. */
export function useBoard<Card, Key extends string | number>({
  rules,
  onMove,
  moved,
}: BoardOptions<Card, Key>): Board<Card, Key> {
  const [dragged, drag] = useState<Card | null>(null);
  const mayDrop = (to: Key) => dragged !== null && rules.movesOf(dragged).some((move) => move.to === to);
  // A card may be any value; given to the setter itself, a function would be called.
  return { rules, dragged, drag: (card) => drag(() => card), onMove, moved, mayDrop };
}

import {
  CARD,
  type CardDesign,
  type CardElement,
  type CardSide,
  MAX_CARD_ELEMENTS,
} from '@sewa/contract/badges/card-template';

export interface EditorState {
  design: CardDesign;
  /** Earlier designs, the last one first to come back. */
  past: readonly CardDesign[];
  future: readonly CardDesign[];
  side: CardSide;
  /** The place of the chosen element on its side. */
  chosen: number | null;
  /** Changes of one kind to one element that follow each other are undone together. */
  mark: string | null;
}

export type EditorAct =
  | { act: 'choose'; chosen: number | null }
  | { act: 'turn'; side: CardSide }
  | { act: 'change'; change: Partial<CardElement>; mark?: string }
  | { act: 'move'; x: number; y: number; mark?: string }
  | { act: 'add'; element: CardElement }
  | { act: 'remove' }
  | { act: 'order'; by: -1 | 1 }
  | { act: 'language'; language: CardDesign['language'] }
  | { act: 'replace'; design: CardDesign }
  | { act: 'undo' }
  | { act: 'redo' };

const maxPast = 200;

export function openEditor(design: CardDesign): EditorState {
  return { design, past: [], future: [], side: 'front', chosen: null, mark: null };
}

export function edit(state: EditorState, act: EditorAct): EditorState {
  switch (act.act) {
    case 'choose':
      return { ...state, chosen: act.chosen, mark: null };
    case 'turn':
      return { ...state, side: act.side, chosen: null, mark: null };
    case 'change':
      return changeChosen(state, (element) => ({ ...element, ...act.change }) as CardElement, act.mark);
    case 'move':
      return changeChosen(state, (element) => movedTo(element, act), act.mark);
    case 'add':
      return addElement(state, act.element);
    case 'remove':
      return removeChosen(state);
    case 'order':
      return orderChosen(state, act.by);
    case 'language':
      return withDesign(state, { ...state.design, language: act.language });
    case 'replace':
      return { ...withDesign(state, act.design), chosen: null };
    case 'undo':
      return stepBack(state);
    case 'redo':
      return stepForward(state);
  }
}

/** To the half millimetre, as the rulers show. */
export function snapped(millimetres: number, step = 0.5): number {
  return rounded(Math.round(millimetres / step) * step);
}

/** A hundredth is finer than any printer. */
export function rounded(millimetres: number): number {
  return Math.round(millimetres * 100) / 100;
}

/** A part of it stays on the card, where it can be taken hold of again. */
function movedTo(element: CardElement, { x, y }: { x: number; y: number }): CardElement {
  const kept = 2;
  const within = (value: number, size: number, room: number) =>
    rounded(Math.min(Math.max(value, Math.max(-10, kept - size)), room - kept));
  return { ...element, x: within(x, element.width, CARD.width), y: within(y, element.height, CARD.height) };
}

function changeChosen(
  state: EditorState,
  change: (element: CardElement) => CardElement,
  mark?: string,
): EditorState {
  const { chosen, side, design } = state;
  const element = chosen === null ? undefined : design[side][chosen];
  if (!element) return state;
  const elements = design[side].map((one, place) => (place === chosen ? change(one) : one));
  return withDesign(
    state,
    { ...design, [side]: elements },
    mark === undefined ? null : `${mark} ${side} ${chosen}`,
  );
}

function addElement(state: EditorState, element: CardElement): EditorState {
  const { side, design } = state;
  if (design[side].length >= MAX_CARD_ELEMENTS) return state;
  const next = withDesign(state, { ...design, [side]: [...design[side], element] });
  return { ...next, chosen: design[side].length };
}

function removeChosen(state: EditorState): EditorState {
  const { side, design, chosen } = state;
  if (chosen === null) return state;
  const elements = design[side].filter((_, place) => place !== chosen);
  return { ...withDesign(state, { ...design, [side]: elements }), chosen: null };
}

function orderChosen(state: EditorState, by: -1 | 1): EditorState {
  const { side, design, chosen } = state;
  if (chosen === null) return state;
  const [one, other] = [design[side][chosen], design[side][chosen + by]];
  if (!one || !other) return state;
  const elements = design[side].with(chosen, other).with(chosen + by, one);
  return { ...withDesign(state, { ...design, [side]: elements }), chosen: chosen + by };
}

function withDesign(state: EditorState, design: CardDesign, mark: string | null = null): EditorState {
  const isSameChange = mark !== null && mark === state.mark;
  const past = isSameChange ? state.past : [...state.past, state.design].slice(-maxPast);
  return { ...state, design, past, future: [], mark };
}

function stepBack(state: EditorState): EditorState {
  const design = state.past.at(-1);
  if (!design) return state;
  const future = [state.design, ...state.future];
  return {
    ...state,
    design,
    past: state.past.slice(0, -1),
    future,
    chosen: stillThere(state, design),
    mark: null,
  };
}

function stepForward(state: EditorState): EditorState {
  const [design, ...future] = state.future;
  if (!design) return state;
  const past = [...state.past, state.design];
  return { ...state, design, past, future, chosen: stillThere(state, design), mark: null };
}

function stillThere({ side, chosen }: EditorState, design: CardDesign): number | null {
  return chosen !== null && chosen < design[side].length ? chosen : null;
}

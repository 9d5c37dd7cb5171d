import Box from '@mui/material/Box';
import { CARD, type CardElement } from '@sewa/contract/badges/card-template';
import { type Dispatch, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type EditorAct, type EditorState, rounded, snapped } from './design-state.rules.ts';
import { RULER_DEPTH, Ruler } from './Ruler.tsx';
import { useElementName } from './use-element-name.ts';

interface CardCanvasProps {
  state: EditorState;
  dispatch: Dispatch<EditorAct>;
  /** PNG as base64, from the printer's own renderer. */
  picture: string | undefined;
}

/** The card as it will be printed, between two rulers; every element can be chosen, moved and stretched on it. */
export function CardCanvas({ state, dispatch, picture }: CardCanvasProps) {
  const { t } = useTranslation('cards');
  const card = useRef<HTMLDivElement>(null);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: `${RULER_DEPTH}fr ${CARD.width}fr`,
        width: '100%',
        // The whole card is seen without scrolling.
        maxWidth: `calc(max(420px, 100dvh - 250px) * ${CARD.width / CARD.height})`,
      }}
    >
      <span />
      <Ruler axis="x" />
      <Ruler axis="y" />
      <Box
        ref={card}
        role="group"
        aria-label={t(`template.side.${state.side}`)}
        onPointerDown={() => dispatch({ act: 'choose', chosen: null })}
        sx={{
          position: 'relative',
          aspectRatio: `${CARD.width} / ${CARD.height}`,
          bgcolor: '#fff',
          outline: '1px solid',
          outlineColor: 'divider',
          overflow: 'hidden',
          touchAction: 'none',
        }}
      >
        {picture && (
          <Box
            component="img"
            alt={t('template.preview')}
            src={`data:image/png;base64,${picture}`}
            draggable={false}
            sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
          />
        )}
        {state.design[state.side].map((element, place) => (
          <PlacedElement
            // Elements have no identity beyond their place, and their order changes by hand only.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={place}
            element={element}
            isChosen={state.chosen === place}
            dispatch={dispatch}
            onChoose={() => dispatch({ act: 'choose', chosen: place })}
            dotsPerMillimetre={() => (card.current?.getBoundingClientRect().width ?? CARD.width) / CARD.width}
          />
        ))}
      </Box>
    </Box>
  );
}

interface PlacedElementProps {
  element: CardElement;
  isChosen: boolean;
  dispatch: Dispatch<EditorAct>;
  onChoose: () => void;
  dotsPerMillimetre: () => number;
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
/** A line is as thin as a hair: this much can be taken hold of. */
const minHold = 1.6;

function PlacedElement({ element, isChosen, dispatch, onChoose, dotsPerMillimetre }: PlacedElementProps) {
  const nameOf = useElementName();
  const height = Math.max(element.height, minHold);
  const drag = useDrag({ element, dispatch, dotsPerMillimetre });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 1 : 0.1;
    const by = arrows[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') dispatch({ act: 'remove' });
    else if (by)
      dispatch({
        act: 'move',
        x: rounded(element.x + by[0] * step),
        y: rounded(element.y + by[1] * step),
        mark: 'key',
      });
    else return;
    event.preventDefault();
  };
  return (
    <Box
      component="button"
      type="button"
      aria-label={nameOf(element)}
      aria-pressed={isChosen}
      onFocus={onChoose}
      onKeyDown={onKeyDown}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        event.stopPropagation();
        onChoose();
        drag.start(event, 'move');
      }}
      onPointerMove={drag.move}
      onPointerUp={drag.end}
      sx={{
        position: 'absolute',
        left: percent(element.x, CARD.width),
        top: percent(element.y - (height - element.height) / 2, CARD.height),
        width: percent(Math.max(element.width, minHold), CARD.width),
        height: percent(height, CARD.height),
        p: 0,
        border: '1px dashed',
        borderColor: isChosen ? 'primary.main' : 'transparent',
        bgcolor: 'transparent',
        outline: isChosen ? '1px solid' : 'none',
        outlineColor: 'primary.main',
        cursor: 'move',
        touchAction: 'none',
        zIndex: isChosen ? 1 : 0,
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      {isChosen && (
        <Box
          component="span"
          aria-hidden
          onPointerDown={(event: PointerEvent<HTMLElement>) => {
            event.stopPropagation();
            drag.start(event, 'stretch');
          }}
          onPointerMove={drag.move}
          onPointerUp={drag.end}
          sx={{
            position: 'absolute',
            right: -7,
            bottom: -7,
            width: 14,
            height: 14,
            borderRadius: '50%',
            bgcolor: 'primary.main',
            cursor: 'nwse-resize',
            touchAction: 'none',
          }}
        />
      )}
    </Box>
  );
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Dragging {
  how: 'move' | 'stretch';
  x: number;
  y: number;
  element: CardElement;
  dots: number;
}

/** By pointer: places and sizes snap to the half millimetre. */
function useDrag({
  element,
  dispatch,
  dotsPerMillimetre,
}: Omit<PlacedElementProps, 'isChosen' | 'onChoose'>) {
  const dragging = useRef<Dragging | null>(null);
  return {
    start: (event: PointerEvent<HTMLElement>, how: Dragging['how']) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      dragging.current = { how, x: event.clientX, y: event.clientY, element, dots: dotsPerMillimetre() };
    },
    move: (event: PointerEvent<HTMLElement>) => {
      const from = dragging.current;
      if (!from) return;
      event.stopPropagation();
      const across = (event.clientX - from.x) / from.dots;
      const down = (event.clientY - from.y) / from.dots;
      // A press that trembles is no move.
      if (Math.abs(across) < 0.25 && Math.abs(down) < 0.25) return;
      const { x, y, width, height, kind } = from.element;
      if (from.how === 'move')
        dispatch({ act: 'move', x: snapped(x + across), y: snapped(y + down), mark: 'drag' });
      else {
        const stretched = Math.max(kind === 'line' ? 0 : 1, snapped(width + across));
        const deep = Math.max(kind === 'line' ? 0 : 1, snapped(height + down));
        // A code is square.
        const size =
          kind === 'code' ? { width: stretched, height: stretched } : { width: stretched, height: deep };
        dispatch({
          act: 'change',
          change: { width: Math.min(size.width, 100), height: Math.min(size.height, 70) },
          mark: 'stretch',
        });
      }
    },
    end: () => {
      dragging.current = null;
    },
  };
}

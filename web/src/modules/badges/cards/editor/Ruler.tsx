import Box from '@mui/material/Box';
import { CARD } from '@sewa/contract/badges/card-template';

/** In millimetres of the card, so that its numbers keep their shape. */
export const RULER_DEPTH = 3;
const depth = RULER_DEPTH;

/** Millimetres along an edge of the card. The numbers of the inspector say the same in words. */
export function Ruler({ axis }: { axis: 'x' | 'y' }) {
  const isLevel = axis === 'x';
  const length = isLevel ? CARD.width : CARD.height;
  const ticks = Array.from({ length: Math.floor(length) + 1 }, (_, at) => at);
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={isLevel ? `0 0 ${length} ${depth}` : `0 0 ${depth} ${length}`}
      sx={{ display: 'block', width: '100%', color: 'text.secondary', overflow: 'visible' }}
    >
      {ticks.map((at) => {
        const from = depth - tickLength(at);
        const [x1, y1, x2, y2] = isLevel ? [at, from, at, depth] : [from, at, depth, at];
        return <line key={at} x1={x1} y1={y1} x2={x2} y2={y2} stroke="currentColor" strokeWidth={0.12} />;
      })}
      {ticks
        .filter((at) => at % 10 === 0 && at > 0)
        .map((at) => (
          <text
            key={at}
            x={isLevel ? at + 0.4 : 0.1}
            y={isLevel ? 1.5 : at - 0.3}
            fontSize={1.7}
            fill="currentColor"
          >
            {at}
          </text>
        ))}
    </Box>
  );
}

function tickLength(at: number): number {
  if (at % 10 === 0) return depth;
  return at % 5 === 0 ? depth / 2 : depth / 4;
}

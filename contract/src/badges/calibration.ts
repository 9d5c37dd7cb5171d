import type { CardLayout } from './cards.ts';

/**
 * Where the lines of the calibration sheet belong, in millimetres from the left and the upper edge of the paper, and how
 * long the measured lines are.
 */
export const calibrationLines: Readonly<
  Record<CardLayout, { x: number; y: number; width: number; height: number }>
> = {
  single: { x: 20, y: 10, width: 50, height: 30 },
  a4: { x: 30, y: 30, width: 150, height: 200 },
};

export interface Measured {
  /** From the left edge to the upright line, and from the upper edge to the level one. */
  x: number;
  y: number;
  /** The lengths of the level and the upright line. */
  width: number;
  height: number;
}

/** What makes a print land where it belongs: moved by millimetres, scaled in percent. */
export function correctionFrom(layout: CardLayout, measured: Measured) {
  const wanted = calibrationLines[layout];
  const scaleX = wanted.width / measured.width;
  const scaleY = wanted.height / measured.height;
  return {
    offsetX: rounded(wanted.x - measured.x * scaleX),
    offsetY: rounded(wanted.y - measured.y * scaleY),
    scaleX: rounded(scaleX * 100),
    scaleY: rounded(scaleY * 100),
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

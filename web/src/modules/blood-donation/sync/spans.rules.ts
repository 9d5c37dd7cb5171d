const units = [
  { unit: 'days', seconds: 86_400 },
  { unit: 'hours', seconds: 3_600 },
  { unit: 'minutes', seconds: 60 },
] as const;

export interface Span {
  unit: (typeof units)[number]['unit'];
  count: number;
}

/** A stretch of time by its largest unit, as people say it; null: less than a minute. */
export function spanOf(seconds: number): Span | null {
  const found = units.find((one) => seconds >= one.seconds);
  return found ? { unit: found.unit, count: Math.floor(seconds / found.seconds) } : null;
}

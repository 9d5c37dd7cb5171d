/**
 * Human numbers of one kind of record: without gaps, never reused, counted by area. Declared by the module that gives
 * them; no other module may use the same name.
 */
export interface NumberSeries {
  readonly name: string;
}

/** A part of a series that counts by itself, such as that of a centre in a year. */
export function seriesWithin({ name }: NumberSeries, ...parts: readonly (string | number)[]): NumberSeries {
  return { name: [name, ...parts].join('/') };
}

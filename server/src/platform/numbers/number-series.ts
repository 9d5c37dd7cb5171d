/**
 * Human numbers of one kind of record: without gaps, never reused, counted by area. Declared by the module that gives
 * them; no other module may use the same name.
 */
export interface NumberSeries {
  readonly name: string;
}

/** What a location has of an item: so many copies, which cost so many paise together. */
export interface Holding {
  readonly quantity: number;
  readonly value: number;
}

/**
 * The value of copies that leave. Without a value of their own they leave at the average, rounded to a paisa; the last
 * copy takes what is left, so that nothing of value stays behind without copies.
 */
export function valueOut({ quantity, value }: Holding, leaving: number, own: number | null): number {
  if (leaving > quantity) throw new Error(`${leaving} copies cannot leave ${quantity}`);
  if (leaving === quantity) return value;
  return own === null ? share(value, leaving, quantity) : Math.min(own, value);
}

/** The value of copies that come in without one: at the average, or at the cost of the item where there are none. */
export function valueIn({ quantity, value }: Holding, coming: number, unitCost: number | null): number {
  return quantity > 0 ? share(value, coming, quantity) : (unitCost ?? 0) * coming;
}

/** So many parts of a value that is spread over all of them, rounded half up; exact also where the product is not. */
export function share(value: number, parts: number, all: number): number {
  return Number((2n * BigInt(value) * BigInt(parts) + BigInt(all)) / (2n * BigInt(all)));
}

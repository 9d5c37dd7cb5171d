/** Whether a record entitles its person to a badge of a type on a day; one that begins later does already. */
export function isEntitled(
  holder: { types: readonly number[]; ownTo: string | null },
  type: number,
  today: string,
): boolean {
  return holder.types.includes(type) && (holder.ownTo === null || holder.ownTo >= today);
}

/**
 * How many to order: up to twice the level, or what sold in the same weeks of last year or what the coming gatherings take
 * with the level kept, less what is there or on its way.
 */
export function suggestedQuantity({
  onHand,
  onItsWay,
  reorderLevel,
  soldLastYear,
  atGatherings,
}: {
  onHand: number;
  onItsWay: number;
  reorderLevel: number;
  soldLastYear: number;
  atGatherings: number;
}): number {
  const wanted = Math.max(2 * reorderLevel, Math.max(soldLastYear, atGatherings) + reorderLevel);
  return Math.max(0, wanted - onHand - onItsWay);
}

/** Printed before, and not renewed since: it is printed again for a reason. A renewed badge waits for its new card. */
export function isReprint({ printCount, isRenewed }: { printCount: number; isRenewed: boolean }): boolean {
  return printCount > 0 && !isRenewed;
}

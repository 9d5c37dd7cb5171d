/**
 * The drawer that pays unless another is chosen: that of this device, or the only one. Whose money it is is never guessed
 * among several.
 */
export function presetShift<S extends { id: string }>(
  open: readonly S[],
  here: string | undefined,
): S | undefined {
  return open.find(({ id }) => id === here) ?? (open.length === 1 ? open[0] : undefined);
}

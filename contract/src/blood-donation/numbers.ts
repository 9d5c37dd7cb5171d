/**
 * Numbers of donors and camps are given on several machines that do not see each other: each carries the device that gave
 * it. The portal itself is device 0, so that its numbers read as plain ones.
 */
const BLOCK = 1_000_000;
export const MAX_DEVICE = 2_000;

export function numberOn(device: number, sequence: number): number {
  if (!Number.isInteger(device) || device < 0 || device > MAX_DEVICE) throw new Error(`no device ${device}`);
  if (!Number.isInteger(sequence) || sequence < 1 || sequence >= BLOCK)
    throw new Error(`device ${device} has no number ${sequence}`);
  return device * BLOCK + sequence;
}

/** The device that gave a number. */
export function deviceOf(number: number): number {
  return Math.floor(number / BLOCK);
}

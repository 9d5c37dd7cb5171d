import type { sewadarStatuses } from './sewadars.ts';

/** The statuses of sewadars who no longer serve. */
export const leftStatuses = [
  'inactive',
  'deceased',
  'transferred',
] as const satisfies readonly (typeof sewadarStatuses)[number][];
export type LeftStatus = (typeof leftStatuses)[number];

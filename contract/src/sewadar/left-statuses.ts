/** The statuses of sewadars who no longer serve. */
export const leftStatuses = ['inactive', 'deceased', 'transferred'] as const;
export type LeftStatus = (typeof leftStatuses)[number];

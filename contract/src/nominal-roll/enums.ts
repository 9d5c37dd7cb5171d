export const rollStatuses = {
  CANCELLED: 5,
  DRAFT: 10,
  SUBMITTED: 20,
  APPROVED: 30,
  ON_SEWA: 40,
  COMPLETED: 50,
} as const;
export type RollStatus = (typeof rollStatuses)[keyof typeof rollStatuses];

/** What became of each person who was to be added to a roll. */
export const addOutcomes = ['added', 'unknown', 'refused', 'warned'] as const;
export type AddOutcome = (typeof addOutcomes)[number];

/** Why somebody is refused, and of what the clerk is warned and may go on with a remark. */
export const addRefusals = ['already', 'overlap', 'inactive'] as const;
export const addWarnings = ['firstOver70', 'yearlyDays', 'noBadge'] as const;
export type AddWarning = (typeof addWarnings)[number];
export const addReasons = [...addRefusals, ...addWarnings] as const;
export type AddReason = (typeof addReasons)[number];

/** What came of a call before the journey; `later`: asked to be called again. */
export const callOutcomes = ['coming', 'later', 'notComing', 'noAnswer', 'wrongNumber'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

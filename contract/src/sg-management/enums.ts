export const dakTypes = { DISPATCH: 5, RECEIVE: 10 } as const;
export type DakType = (typeof dakTypes)[keyof typeof dakTypes];
export const dakStatuses = {
  CREATED: 5,
  DISPATCHED: 10,
  RECEIVED: 15,
  ACKNOWLEDGED: 20,
  COMPLETED: 25,
} as const;
export type DakStatus = (typeof dakStatuses)[keyof typeof dakStatuses];
export const sgRecordStatuses = { PENDING: 5, L1_APPROVED: 10, L2_APPROVED: 15 } as const;
export type SgRecordStatus = (typeof sgRecordStatuses)[keyof typeof sgRecordStatuses];

export const sgRecordKinds = [
  'repair',
  'construction',
  'purchase',
  'licence',
  'inspection',
  'incident',
  'bill',
] as const;
export type SgRecordKind = (typeof sgRecordKinds)[number];

/** A closed one stays readable, and nothing of it falls due. */
export const premisesStatuses = ['inUse', 'closed'] as const;
export type PremisesStatus = (typeof premisesStatuses)[number];

/** What a premises page is divided into; each has its light. */
export const premisesSubjects = [
  'land',
  'halls',
  'parking',
  'kitchen',
  'water',
  'power',
  'toilets',
  'fireSafety',
  'accessibility',
  'equipment',
] as const;
export type PremisesSubject = (typeof premisesSubjects)[number];

export const conditions = ['good', 'attention', 'bad'] as const;
export type Condition = (typeof conditions)[number];

export const letterKinds = [
  'letter',
  'circular',
  'application',
  'report',
  'bill',
  'notice',
  'parcel',
  'other',
] as const;
export type LetterKind = (typeof letterKinds)[number];

/** How a letter travels. */
export const letterModes = ['hand', 'courier', 'post', 'email'] as const;
export type LetterMode = (typeof letterModes)[number];

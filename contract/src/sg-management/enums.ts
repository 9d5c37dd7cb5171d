export const dakTypes = { DISPATCH: 5, RECEIVE: 10 } as const;
export const dakStatuses = {
  CREATED: 5,
  DISPATCHED: 10,
  RECEIVED: 15,
  ACKNOWLEDGED: 20,
  COMPLETED: 25,
} as const;
export const sgRecordStatuses = { PENDING: 5, L1_APPROVED: 10, L2_APPROVED: 15 } as const;

export const applicationTypes = { SEWADAR: 10, BUZURAG: 20, SANGAT: 30, OAE: 40, CAR_PASS: 50 } as const;

export const applicationStatuses = {
  REJECTED: 5,
  PRE_APPROVAL: 7,
  PRE_ON_HOLD: 8,
  PENDING: 10,
  ON_HOLD: 15,
  RE_EVAL: 20,
  APPROVED: 25,
  FINAL_ACCEPTANCE: 30,
} as const;
export type ApplicationStatus = (typeof applicationStatuses)[keyof typeof applicationStatuses];

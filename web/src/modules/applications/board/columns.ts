import type { ApplicationStatus } from '@sewa/contract/applications/application-moves';
import { applicationStatuses } from '@sewa/contract/applications/enums';

/** From left to right as an application goes, what ended badly last. */
export const columnStatuses: readonly ApplicationStatus[] = [
  applicationStatuses.PRE_APPROVAL,
  applicationStatuses.PRE_ON_HOLD,
  applicationStatuses.PENDING,
  applicationStatuses.ON_HOLD,
  applicationStatuses.RE_EVAL,
  applicationStatuses.APPROVED,
  applicationStatuses.FINAL_ACCEPTANCE,
  applicationStatuses.REJECTED,
];

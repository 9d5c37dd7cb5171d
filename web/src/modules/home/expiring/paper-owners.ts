import type { PaperOwner } from '@sewa/contract/papers/paper-owner';
import { premisesPapers } from '@sewa/contract/sg-management/papers';
import { driverPapers, vehiclePapers } from '@sewa/contract/transport/papers';

/** Whose documents the chart of Home counts, and the list behind it shows. */
export const paperOwners: readonly PaperOwner[] = [vehiclePapers, driverPapers, premisesPapers];

import type { ListFilter } from '../kernel/chart.ts';

/** The numbers of Home, as filters of the lists that they open. */
export const letterTiles = {
  lettersToReceive: () => ({ isToReceive: true }),
  overdueAnswers: () => ({ isToAnswer: true, isOverdue: true }),
} as const satisfies Record<string, () => ListFilter>;

export const sgRecordTiles = {
  sgRecords: () => ({ isWaiting: true }),
  sgRecordsReturned: () => ({ isReturned: true }),
  sgRecordsOverdue: () => ({ isOverdue: true }),
} as const satisfies Record<string, () => ListFilter>;

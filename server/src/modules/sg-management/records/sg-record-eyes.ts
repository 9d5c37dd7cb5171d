import type { SgRecordStatus } from '@sewa/contract/sg-management/enums';
import { type SgDecider, sgRecordMachine } from '@sewa/contract/sg-management/record-moves';
import type { FourEyes } from '../../../platform/four-eyes/decided-table.ts';

export const sgRecordEyes = {
  machine: sgRecordMachine,
  table: 'sg_record',
  isUndoable: true,
  deciders: { l1By: 'l1_by', l2By: 'l2_by' },
} as const satisfies FourEyes<'SG_MANAGEMENT.RECORD', SgRecordStatus, SgDecider>;

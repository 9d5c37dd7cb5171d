import { type SubstanceField, substanceFields } from '@sewa/contract/sg-management/record-moves';
import type { SgRecord } from '@sewa/contract/sg-management/records';

/** The fields of substance that are no longer what was last decided on. */
export function changedFields(record: Pick<SgRecord, SubstanceField | 'before'>): SubstanceField[] {
  const { before } = record;
  return before === null ? [] : substanceFields.filter((field) => before.substance[field] !== record[field]);
}

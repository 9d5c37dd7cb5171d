import type { donorMerges } from '@sewa/contract/blood-donation/donors';
import type { Handler } from '../../../platform/http/route.ts';
import { type MergeTables, mergePeople, mergesInto, undoMergeOf } from '../../people/public.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { getDonor } from './donors.ts';

const tables: MergeTables = { people: 'blood_donor', merges: 'blood_donor_merge' };

export function listDonorMerges({ today }: BloodNeeds): Handler<typeof donorMerges.list> {
  return async (tx, { params }) => {
    await getDonor(tx, params.id, today());
    return mergesInto(tx, tables, params.id);
  };
}

/** Donations and deferrals follow, so the next eligible day of the kept record takes both into account. */
export const mergeDonors: Handler<typeof donorMerges.create> = (tx, { who, params, body }) =>
  mergePeople(tx, { tables }, { who, kept: params.id, body });

export const undoDonorMerge: Handler<typeof donorMerges.undo> = (tx, { params }) =>
  undoMergeOf(tx, tables, params.id);

import type { merges } from '@sewa/contract/sewadar/sewadars';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { type MergeTables, mergePeople, mergesInto, undoMergeOf } from '../people/public.ts';
import { hasOpenTransfer, readMergeState } from './merge.queries.ts';
import { getSewadar } from './sewadars.ts';

/** What another module has against a record that takes over everything of a second one; null when nothing. */
export type MergeCheck = (tx: Tx, pair: { kept: string; merged: string }) => Promise<PortalError | null>;

const tables: MergeTables = { people: 'sewadar', merges: 'sewadar_merge' };

export const listMerges: Handler<typeof merges.list> = async (tx, { params }) => {
  await getSewadar(tx, params.id);
  return mergesInto(tx, tables, params.id);
};

export function mergeSewadars(checks: readonly MergeCheck[]): Handler<typeof merges.create> {
  return (tx, { who, params, body }) =>
    mergePeople(
      tx,
      {
        tables,
        describe: async (same, person) => {
          const { aadhaar_hash, pan_hash } = await readMergeState(same, person.id);
          return {
            ...person,
            aadhaar: aadhaar_hash?.toString('hex') ?? null,
            pan: pan_hash?.toString('hex') ?? null,
          };
        },
        check: async (same, { kept, merged }) => {
          for (const { id } of [kept, merged])
            if ((await readMergeState(same, id)).status === 'transferred')
              throw new PortalError('RECORD_CLOSED');
          if (await hasOpenTransfer(same, merged.id)) throw new PortalError('TRANSFER_OPEN');
        },
        checkPair: async (same, pair) => {
          for (const check of checks) {
            const refusal = await check(same, pair);
            if (refusal) throw refusal;
          }
        },
      },
      { who, kept: params.id, body },
    );
}

export const undoMerge: Handler<typeof merges.undo> = (tx, { params }) => undoMergeOf(tx, tables, params.id);

import { type StatusMachine, statusText } from '@sewa/contract/kernel/moves';
import type { AclKey } from '@sewa/contract/kernel/rights/rights';
import type { Texts } from '@sewa/contract/kernel/values/languages';
import type { Tx } from '../db/kysely-on-client.ts';
import { PortalError } from '../http/portal-error.ts';
import { listChangesSince } from './four-eyes.queries.ts';

const somebody: Texts = { en: 'someone else', hi: 'कोई और', pa: 'ਕੋਈ ਹੋਰ' };

/** The record is not the one that was seen: who did what since, the latest change of the status before any edit. */
export async function staleDecision<Key extends AclKey, Status extends number, Decider extends string>(
  tx: Tx,
  {
    machine,
    table,
    parts = [],
  }: { machine: StatusMachine<Key, Status, Decider>; table: string; parts?: readonly string[] },
  { record, version }: { record: { id: string; status: number; version: number }; version: number },
): Promise<PortalError> {
  const changes = await listChangesSince(tx, {
    entity: table,
    parts,
    id: record.id,
    // Each change of a row raises its version by one. A version from the future is no reason to read the whole log.
    count: Math.min(Math.max(record.version - version, 1), 50),
  });
  const move = changes.find(({ status }) => status !== null);
  const change = move ?? changes[0];
  return new PortalError(move ? 'DECIDED_MEANWHILE' : 'EDITED_MEANWHILE', {
    data: {
      id: record.id,
      status: record.status,
      version: record.version,
      changedBy: change?.name ?? null,
      changedAt: change?.at ?? null,
    },
    words: (language) => ({
      name: change?.name ?? somebody[language],
      status: statusText(machine, move?.status ?? record.status, language),
    }),
  });
}

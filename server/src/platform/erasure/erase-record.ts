import type { ErasureReport } from '@sewa/contract/kernel/calls/erasure';
import type { Tx } from '../db/kysely-on-client.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Log } from '../log.ts';
import { erasePerson } from './erase-person.queries.ts';

interface ErasureCall {
  params: { id: string };
  body: { reason: string };
  afterCommit(work: () => void): void;
}

interface EraseNeeds {
  files: FileStore;
  log: Log;
  /** Left out: erase_person of the database. */
  erase?: (tx: Tx, asked: { entity: string; id: string; reason: string }) => ReturnType<typeof erasePerson>;
}

/** The act of a module whose records are people. The files go once the rest is certain. */
export function eraseRecord(entity: string, { files, log, erase = erasePerson }: EraseNeeds) {
  return async (tx: Tx, { params, body, afterCommit }: ErasureCall): Promise<ErasureReport> => {
    const { files: hashes, ...report } = await erase(tx, { entity, id: params.id, reason: body.reason });
    afterCommit(() => {
      Promise.all(hashes.map((hash) => files.destroy(hash))).catch((error: Error) =>
        log.warn(`files of an erased record are left to the housekeeping: ${error.message}`),
      );
    });
    return report;
  };
}

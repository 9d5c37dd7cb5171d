import type { cloudSync } from '@sewa/contract/sync/sync';
import { assertWholeArea } from '../../platform/access/whole-area.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { PortalError, throwRefusal } from '../../platform/http/portal-error.ts';
import type { SteppingHandler } from '../../platform/http/route.ts';
import type { Log } from '../../platform/log.ts';
import type { Head } from '../../platform/sync/chain.rules.ts';
import { comparisonsOf } from '../../platform/sync/comparisons.queries.ts';
import type { Transact } from '../../platform/sync/laptop/apply-incoming.ts';
import { openCloud } from '../../platform/sync/laptop/cloud-client.ts';
import { loadKey } from '../../platform/sync/laptop/device-key.ts';
import { helloReply } from '../../platform/sync/laptop/hand-in.ts';
import { countWaiting, enterLaptop, ownArea, type Self } from '../../platform/sync/laptop/laptop.queries.ts';
import { findWipe, markWipeFinished, wipeLaptop } from '../../platform/sync/laptop/wipe.queries.ts';
import { type LaptopDisk, wipeDisk } from '../../platform/sync/laptop/wipe-disk.ts';
import { isRunning, type PageNeeds, stateOf } from './cloud-sync.ts';

const ASK_MS = 20_000;
const TELL_MS = 8_000;

export interface Wiping {
  /** Deletes what an interrupted wipe left on the disk. */
  finish(transact: Transact): Promise<void>;
  /** The same when the database was wiped just now. */
  complete(transact: Transact): Promise<void>;
}

/** One at a time: a laptop that is connected again meanwhile must not lose its new key. */
export function openWiping(disk: LaptopDisk): Wiping {
  let last: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    // Whoever asked is told; the next one begins anyway.
    last = done.catch(() => undefined);
    return done;
  };
  const complete = async (transact: Transact) => {
    await wipeDisk(disk);
    await transact(markWipeFinished);
  };
  return {
    complete: (transact) => inTurn(() => complete(transact)),
    finish: (transact) =>
      inTurn(async () => {
        const wipe = await transact(findWipe);
        if (wipe && !wipe.is_finished) await complete(transact);
      }),
  };
}

interface WipeNeeds extends PageNeeds {
  readonly dataDir: string;
  readonly log: Log;
  readonly wiping: Wiping;
}

/** The cloud confirms that it has everything, then the database is emptied in one transaction, then the disk. */
export function wipe(needs: WipeNeeds): SteppingHandler<typeof cloudSync.wipe> {
  const { isLaptop, dataDir, log, wiping } = needs;
  return async (step, { body, language }) => {
    if (!isLaptop) throw new PortalError('SYNC_LAPTOP_ONLY');
    const self = await step(async (tx, who) => {
      assertWholeArea(who);
      const found = await judge(tx, needs);
      if (body.name !== found.name) throw new PortalError('SYNC_WIPE_NAME');
      return found;
    });
    const key = await loadKey(dataDir, self.device_id);
    const cloud = (ms: number) =>
      openCloud({ cloud: self.cloud, device: self.device_id, key, signal: AbortSignal.timeout(ms) });
    const head = await confirmedHead(cloud(ASK_MS), self);
    const state = await step(async (tx) => {
      await judge(tx, needs);
      throwRefusal(await wipeLaptop(tx, self.device_id, head));
      return stateOf(tx, { isLaptop, language });
    });
    await cloud(TELL_MS)
      .ask('wiped', {})
      .catch((error: Error) => log.warn(`sync: the cloud does not know of the wipe: ${error.message}`));
    await wiping.complete(step).catch((error: unknown) => {
      // A member of the team has no session any more: the hourly work notes that nothing is left.
      if (error instanceof PortalError && error.code === 'UNAUTHENTICATED') return;
      log.error(`sync: the disk is not wiped: ${error instanceof Error ? error.message : String(error)}`);
      throw new PortalError('SYNC_WIPE_FILES', { cause: error });
    });
    return state;
  };
}

/** Before the cloud is asked, and again after its answer. What stations do meanwhile is judged by the database. */
async function judge(tx: Tx, { modules }: PageNeeds): Promise<Self> {
  const area = await ownArea(tx);
  const self = area === null ? null : await enterLaptop(tx, area);
  if (!self) throw new PortalError('SYNC_NOT_ENROLLED');
  if (isRunning(self)) throw new PortalError('SYNC_RUNNING');
  if ((await countWaiting(tx)).changes > 0) throw new PortalError('SYNC_WIPE_WAITING');
  if (self.state === 'revoked') throw new PortalError('SYNC_REVOKED');
  for (const scope of modules.flatMap(({ scopes }) => scopes))
    for (const { row } of await scope.list(tx)) {
      const compared = await comparisonsOf(tx, scope.entity, row);
      if (compared.length === 0 || compared.some(({ is_equal }) => !is_equal))
        throw new PortalError('SYNC_WIPE_UNEQUAL');
    }
  return self;
}

/** The last batch that the cloud has of this laptop, as it says now. */
async function confirmedHead(cloud: ReturnType<typeof openCloud>, self: Self): Promise<Head> {
  const reply = await cloud.ask('hello', {}).catch((error: unknown) => {
    throw error instanceof PortalError ? error : new PortalError('SYNC_UNREACHABLE', { cause: error });
  });
  const { number, state, head, generation } = helloReply.parse(reply);
  if (state === 'revoked') throw new PortalError('SYNC_REVOKED');
  // Another generation: the cloud was restored from a backup and may lack what it had confirmed.
  if (number !== self.number || generation !== self.generation) throw new PortalError('SYNC_WIPE_WAITING');
  return head;
}

import type { KeyObject } from 'node:crypto';
import type { SyncPhase } from '@sewa/contract/sync/sync';
import { PortalError } from '../../http/portal-error.ts';
import type { Log } from '../../log.ts';
import { MAX_BATCH_CHANGES } from '../batch.ts';
import type { SyncedModule } from '../synced-module.ts';
import type { Transact } from './apply-incoming.ts';
import { type CloudClient, type Send, Unreachable } from './cloud-client.ts';
import type { Self } from './laptop.queries.ts';
import { isPatient, type Pace, pauseAfter, sizeAfter } from './pace.rules.ts';

export interface LaptopNeeds {
  readonly area: string;
  readonly key: KeyObject;
  readonly modules: readonly SyncedModule[];
  readonly log: Log;
  readonly signal: AbortSignal;
  /** A transaction; it is made the exchange's own here. */
  readonly transact: Transact;
  now(): number;
  pause(ms: number): Promise<void>;
  report(progress: Progress): void;
  readonly send?: Send;
  readonly schema?: number;
}

export interface Progress {
  phase: SyncPhase;
  done: number;
  total: number | null;
  bytes: number;
  retries: number;
  /** No answer at present; it is tried again. */
  isCut: boolean;
}

/** A run on its way: what it needs, the cloud, and how far it is. */
export interface Run extends LaptopNeeds {
  readonly cloud: CloudClient;
  readonly progress: Progress;
  readonly pace: Pace;
}

export function getSelf(self: Self | null): Self {
  if (!self) throw new PortalError('SYNC_NOT_ENROLLED');
  return self;
}

export function enter(run: Run, phase: SyncPhase, total: number | null = null): void {
  Object.assign(run.progress, { phase, done: 0, total });
  tell(run);
}

export function tell(run: Run): void {
  run.progress.bytes = run.cloud.bytes();
  run.report({ ...run.progress });
}

/** Until it is answered: a cut line is tried again, with growing pauses. */
export async function ask(run: Run, act: string, content: unknown): Promise<unknown> {
  const { pace, progress } = run;
  let waitedMs = 0;
  for (let tries = 1; ; tries += 1) {
    run.signal.throwIfAborted();
    const began = performance.now();
    try {
      const reply = await run.cloud.ask(act, content);
      pace.hasAnswered = true;
      if (act === 'handIn' || act === 'pull')
        pace.size = sizeAfter(pace.size, {
          ...{ isCut: tries > 1, ms: performance.now() - began, max: MAX_BATCH_CHANGES },
        });
      progress.isCut = false;
      tell(run);
      return reply;
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      const pause = pauseAfter(tries);
      waitedMs += performance.now() - began + pause;
      if (!isPatient(waitedMs, { ...pace, isFault: error.isFault })) throw error;
      progress.retries += 1;
      progress.isCut = true;
      tell(run);
      await run.pause(pause);
    }
  }
}

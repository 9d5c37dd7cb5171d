import { sign } from 'node:crypto';
import { isIP } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { normaliseCode } from '@sewa/contract/kernel/calls/codes';
import { isErrorCode } from '@sewa/contract/kernel/calls/errors';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { newId } from '@sewa/contract/kernel/values/ids';
import { type cloudSync, type SyncAct, type SyncRun, syncActs } from '@sewa/contract/sync/sync';
import { SYNC_SCHEMA, syncWire } from '@sewa/contract/sync/wire';
import { z } from 'zod';
import { PortalError, throwRefusal } from '../../platform/http/portal-error.ts';
import type { Handler, SteppingHandler } from '../../platform/http/route.ts';
import { translateError } from '../../platform/http/translate-error.ts';
import { type JobKind, jobKind } from '../../platform/jobs/job-kind.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { Transact } from '../../platform/sync/laptop/apply-incoming.ts';
import { loadKey, storeKey } from '../../platform/sync/laptop/device-key.ts';
import { becomeDevice, enterLaptop, ownArea, updateSelf } from '../../platform/sync/laptop/laptop.queries.ts';
import type { Progress } from '../../platform/sync/laptop/run.ts';
import { runSync } from '../../platform/sync/laptop/run-sync.ts';
import type { SyncedModule } from '../../platform/sync/synced-module.ts';
import { enrolmentText, makeKeys, PROTOCOL, readKey } from '../../platform/sync/wire/frame.ts';
import { portalVersion } from '../../version.ts';
import { isRunning, stateOf } from './cloud-sync.ts';
import type { Wiping } from './wipe.ts';

export interface LaptopSide {
  readonly isLaptop: boolean;
  readonly dataDir: string;
  readonly modules: readonly SyncedModule[];
  readonly log: Log;
  readonly jobs: Jobs;
  readonly wiping: Wiping;
}

const enrolled = z.object({ data: syncWire.enrol.reply });
const refused = z.object({ code: z.string() });
const ENROL_MS = 30_000;

/** A key pair is made here, and the code exchanged for an identity; the private key never leaves this laptop. */
export function enrolLaptop({
  isLaptop,
  dataDir,
  wiping,
}: LaptopSide): SteppingHandler<typeof cloudSync.enrol> {
  return async (step, { body, language }) => {
    if (!isLaptop) throw new PortalError('SYNC_LAPTOP_ONLY');
    const cloud = cloudAddress(body.cloud);
    // Later it would take the new key with it.
    await wiping.finish(step);
    const device = newId();
    const { pem, publicKey } = makeKeys();
    const code = normaliseCode(body.code);
    const signature = sign(null, enrolmentText(code, device), readKey(pem)).toString('base64');
    const asked = {
      ...{ code, device, publicKey: publicKey.toString('base64'), signature },
      ...{ protocol: PROTOCOL, schema: SYNC_SCHEMA, programVersion: portalVersion },
    };
    // Before the exchange: a code that was used for a key that is lost would be lost too.
    await storeKey(dataDir, device, pem);
    const reply = await fetch(`${cloud}${syncWire.enrol.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
      redirect: 'error',
      signal: AbortSignal.timeout(ENROL_MS),
    }).catch((cause: unknown) => {
      throw new PortalError('SYNC_UNREACHABLE', { cause });
    });
    const answer: unknown = await reply.json().catch((cause: unknown) => {
      throw new PortalError('SYNC_UNREACHABLE', { cause });
    });
    const given = enrolled.safeParse(answer);
    if (!given.success) throw refusalOf(answer);
    const { area, number, name } = given.data.data;
    return step(async (tx) => {
      throwRefusal(await becomeDevice(tx, { area, device, name, number, cloud }));
      return stateOf(tx, { isLaptop, language });
    });
  };
}

function refusalOf(answer: unknown): PortalError {
  const { data } = refused.safeParse(answer);
  const code = data?.code ?? '';
  return new PortalError(isErrorCode(code) && code.startsWith('SYNC_') ? code : 'SYNC_UNREACHABLE');
}

/** Names and health of donors travel encrypted; in plain only to this machine itself. */
function cloudAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isHere =
    url !== null &&
    (url.hostname === 'localhost' ||
      url.hostname === '[::1]' ||
      (isIP(url.hostname) === 4 && url.hostname.startsWith('127.')));
  if (url?.username !== '' || url.search !== '' || !/^\/*$/.test(url.pathname))
    throw new PortalError('SYNC_ADDRESS_WRONG');
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isHere))
    throw new PortalError('SYNC_ADDRESS_WRONG');
  return url.origin;
}

export function askFor(
  side: LaptopSide,
  act: SyncAct,
): Handler<typeof cloudSync.prepare | typeof cloudSync.handIn> {
  return async (tx, call) => {
    if (!side.isLaptop) throw new PortalError('SYNC_LAPTOP_ONLY');
    const area = await ownArea(tx);
    if (area === null) throw new PortalError('SYNC_NOT_ENROLLED');
    const body: unknown = call.body;
    const isWhole = z.object({ isWhole: z.boolean() }).safeParse(body).data?.isWhole ?? false;
    const job = await side.jobs.ask(tx, { kind: runKind, input: { act, isWhole } });
    const self = await enterLaptop(tx, area);
    if (self && isRunning(self)) throw new PortalError('SYNC_RUNNING');
    await updateSelf(tx, { run: startedRun(job, act) });
    return { job };
  };
}

const runKind = 'sync.run';

function startedRun(job: string, act: SyncAct): SyncRun & { heardAt: string } {
  const now = new Date().toISOString();
  return {
    ...{
      job,
      act,
      phase: 'connect',
      state: 'running',
      startedAt: now,
      endedAt: null,
      done: 0,
      total: null,
      bytes: 0,
    },
    ...{ bytesPerSecond: 0, secondsLeft: null, retries: 0, isCut: false, problem: null, heardAt: now },
  };
}

const REPORT_MS = 700;
/** While the cloud does not answer, the page must not take the run for dead. */
const HEARTBEAT_MS = 15_000;
/** A speed of some time ago says nothing about the line of now. */
const SPEED_MS = 30_000;

export function syncJob({ dataDir, modules, log }: LaptopSide): JobKind {
  return jobKind({
    name: runKind,
    requirement: right('BLOOD_DONATION.CLOUD_SYNC', 'cloudSync'),
    input: z.object({ act: z.enum(syncActs), isWhole: z.boolean() }),
    run: async (job) => {
      const { act, isWhole } = job.input;
      const area = await job.transact((tx) => ownArea(tx));
      if (area === null) throw new PortalError('SYNC_NOT_ENROLLED');
      const self = await job.transact((tx) => enterLaptop(tx, area));
      if (!self) throw new PortalError('SYNC_NOT_ENROLLED');
      const store: Transact = (run) =>
        job.afterwards(async (tx) => {
          await enterLaptop(tx, area);
          return run(tx);
        });
      const reporter = startReporting({ run: startedRun(job.id, act), store, log });
      try {
        const result = await runSync(
          {
            ...{ area, modules, log, signal: job.signal, key: await loadKey(dataDir, self.device_id) },
            transact: (run) => job.transact((tx) => run(tx)),
            now: Date.now,
            pause: async (ms) => {
              await pause(ms, undefined, { signal: job.signal });
            },
            report: (progress) => {
              job.progress(progress.done, progress.total ?? undefined);
              reporter.report(progress);
            },
          },
          { act, isWhole },
        );
        await reporter.end({ state: 'done', problem: null });
        return { ...result };
      } catch (error) {
        const { code } = translateError(error);
        const state = job.signal.aborted ? 'cancelled' : 'failed';
        await reporter.end({ state, problem: { code, message: '' } });
        throw error;
      }
    },
  });
}

/** Progress for the page: how fast, and how long it still takes. */
function startReporting(of: { run: SyncRun & { heardAt: string }; store: Transact; log: Log }) {
  const { store, log } = of;
  let run = of.run;
  let phaseBegan = Date.now();
  let stored = 0;
  let samples = [{ at: phaseBegan, bytes: 0 }];
  let last: Promise<void> = Promise.resolve();
  const write = () => {
    stored = Date.now();
    run = { ...run, heardAt: new Date(stored).toISOString() };
    const written = run;
    last = last
      .then(() => store((tx) => updateSelf(tx, { run: written })))
      .catch((error: Error) => log.warn(`sync: progress was not stored: ${error.message}`));
  };
  const heartbeat = setInterval(write, HEARTBEAT_MS);
  return {
    report: ({ phase, done, total, bytes, retries, isCut }: Progress) => {
      const now = Date.now();
      if (phase !== run.phase) phaseBegan = now;
      const seconds = (now - phaseBegan) / 1000;
      const rate = seconds > 0 ? done / seconds : 0;
      samples = [...samples.filter(({ at }) => now - at < SPEED_MS), { at: now, bytes }];
      const [first = { at: now, bytes }] = samples;
      run = {
        ...run,
        ...{ phase, done, total, bytes, retries, isCut },
        bytesPerSecond: Math.round(((bytes - first.bytes) * 1000) / Math.max(now - first.at, 1)),
        secondsLeft: total === null || rate === 0 ? null : Math.max(0, Math.round((total - done) / rate)),
      };
      if (now - stored >= REPORT_MS || isCut) write();
    },
    end: async (ending: Pick<SyncRun, 'state' | 'problem'>) => {
      clearInterval(heartbeat);
      run = { ...run, ...ending, endedAt: new Date().toISOString(), isCut: false, secondsLeft: null };
      write();
      await last;
    },
  };
}

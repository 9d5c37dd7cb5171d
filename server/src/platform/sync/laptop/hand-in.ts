import { z } from 'zod';
import { PortalError } from '../../http/portal-error.ts';
import { judgeChain } from '../chain.rules.ts';
import type { ClockReading } from '../stamps.rules.ts';
import type { ColumnsByTable } from '../sum-scope.ts';
import { nextBatch } from './build-batch.ts';
import {
  addHandedIn,
  confirmBatches,
  countWaiting,
  enterLaptop,
  noteContact,
  ownBatches,
  restartChain,
  type Self,
  updateSelf,
} from './laptop.queries.ts';
import { ask, enter, getSelf, type Run, tell } from './run.ts';

/** Numbers that a cloud may have given to other laptops after the backup that it was restored from. */
const MAYBE_GIVEN = 20;

export const helloReply = z.object({
  cloudMs: z.number(),
  generation: z.string().max(120),
  number: z.number().int(),
  name: z.string(),
  state: z.enum(['active', 'revoked']),
  head: z.object({ number: z.number().int(), hash: z.string() }),
  columns: z.record(z.string(), z.array(z.string())),
});
/** Both clocks, and whether the chain of batches goes on or begins anew. */
export async function greet(
  run: Run,
): Promise<{ clocks: ClockReading; state: 'active' | 'revoked'; columns: ColumnsByTable }> {
  enter(run, 'connect');
  const asked = run.now();
  const reply = helloReply.parse(await ask(run, 'hello', {}));
  const clocks = { laptopMs: asked + (run.now() - asked) / 2, cloudMs: reply.cloudMs };
  const self = await run.transact(async (tx) => {
    await noteContact(tx, { cloudMs: reply.cloudMs, skewMs: Math.round(reply.cloudMs - clocks.laptopMs) });
    await updateSelf(tx, { state: reply.state, name: reply.name });
    return getSelf(await enterLaptop(tx, run.area));
  });
  await continueChain(run, self, reply);
  await run.transact((tx) => updateSelf(tx, { generation: reply.generation }));
  return { clocks, state: reply.state, columns: reply.columns };
}

async function continueChain(run: Run, self: Self, reply: z.infer<typeof helloReply>): Promise<void> {
  const { number, head, state } = reply;
  const isOtherLife = self.generation !== '' && self.generation !== reply.generation;
  // A number that was given and whose answer was lost; a lower one is of a cloud that forgot what it gave.
  if (number > self.number && head.number === 0 && !isOtherLife) {
    await run.transact((tx) => restartChain(tx, { number, lost: 'nothing' }));
    return;
  }
  const own = await run.transact((tx) => ownBatches(tx, self.number));
  const batches = own.map((batch) => ({
    number: batch.number,
    hash: batch.hash,
    isConfirmed: batch.acked_at !== null,
  }));
  const verdict = number === self.number ? judgeChain(head, batches) : ({ act: 'fork' } as const);
  // Whoever has the head has all that came before it, also in another life, as after a failover that lost nothing. Of a
  // chain that only begins, as after a new enrolment, nothing is known.
  const isUncertain = isOtherLife && (verdict.act === 'fork' || head.number === 0);
  if (verdict.act === 'resume' && !isUncertain) {
    await run.transact(async (tx) => addHandedIn(tx, await confirmBatches(tx, number, head.number)));
    return;
  }
  if (state === 'revoked') throw new PortalError('SYNC_REVOKED');
  if (isUncertain) return handInAnew(run, self, reply.generation);
  const given = await askForNumber(run, self.number);
  const lost = verdict.act === 'rewind' ? { after: verdict.after } : ('nothing' as const);
  await run.transact((tx) => restartChain(tx, { number: given, lost }));
}

/** The cloud was restored from a backup: what it confirmed may be gone, so everything is handed in once more. */
async function handInAnew(run: Run, self: Self, generation: string): Promise<void> {
  run.log.warn('sync: the cloud was restored from a backup; everything is handed in once more');
  const number = await askForNumber(run, self.number + MAYBE_GIVEN);
  await run.transact(async (tx) => {
    await restartChain(tx, { number, lost: 'everything' });
    await updateSelf(tx, { generation });
  });
}

/** A new number, higher than `after`. */
async function askForNumber(run: Run, after: number): Promise<number> {
  return z.object({ number: z.number().int() }).parse(await ask(run, 'restored', { after })).number;
}

export async function sendBatches(run: Run, clocks: ClockReading): Promise<void> {
  const begin = async () => enter(run, 'send', (await run.transact((tx) => countWaiting(tx))).changes);
  await begin();
  for (;;) {
    const self = await run.transact(async (tx) => getSelf(await enterLaptop(tx, run.area)));
    const batch = await run.transact((tx) => nextBatch(tx, self, { clocks, size: run.pace.size }));
    if (!batch) return;
    const confirmed = await ask(run, 'handIn', batch.body).catch(async (error: unknown) => {
      // The cloud has another head than we thought: it says which, and we go on from there.
      if (!(error instanceof PortalError) || error.code !== 'SYNC_BATCH_REFUSED') throw error;
      await greet(run);
      await begin();
      return null;
    });
    if (confirmed === null) continue;
    await run.transact(async (tx) => addHandedIn(tx, await confirmBatches(tx, self.number, batch.number)));
    run.progress.done += batch.changes;
    tell(run);
  }
}

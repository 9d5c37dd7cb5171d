import { z } from 'zod';
import { cursorSchema, type Page, placeSchema } from '../cloud/pull.ts';
import { applyIncoming, stageMissing, type Transact } from './apply-incoming.ts';
import { clearStaged, enterLaptop, putStaff, stageRows, staleRows, updateSelf } from './laptop.queries.ts';
import { ask, enter, getSelf, type Run, tell } from './run.ts';

const pageSchema = z.object({
  rows: z.array(z.tuple([z.string(), z.uuid(), z.record(z.string(), z.unknown()).nullable()])),
  isWhole: z.boolean(),
  total: z.number().int().nullable(),
  place: placeSchema.nullable(),
  cursor: cursorSchema,
});

export async function fetchStaff(run: Run): Promise<void> {
  const staff = await ask(run, 'staff', {});
  // Their centres must be there first.
  const { copied_at } = await run.transact(async (tx) => getSelf(await enterLaptop(tx, run.area)));
  if (copied_at === null) await pull(run);
  await run.transact((tx) => putStaff(tx, staff));
}

/** Pages are kept as they come, so that a cut costs one page; then they are written. Returns what could not be. */
export async function pull(run: Run): Promise<number> {
  enter(run, 'pull');
  let rows = 0;
  // A copy that was cut ends where it began, perhaps days ago: what came since is fetched after it.
  let isLate = false;
  for (let isFirst = true; ; isFirst = false) {
    const { cursor, pull: place } = await run.transact(async (tx) =>
      getSelf(await enterLaptop(tx, run.area)),
    );
    if (isFirst) isLate = place !== null;
    const page: Page = pageSchema.parse(await ask(run, 'pull', { cursor, place, limit: run.pace.size }));
    await run.transact((tx) => keepPage(tx, page));
    rows += page.rows.length;
    if (page.total !== null) run.progress.total = page.total;
    run.progress.done = rows;
    tell(run);
    if (page.place !== null) continue;
    if (!isLate) break;
    isLate = false;
  }
  await run.transact(async (tx) => {
    if (getSelf(await enterLaptop(tx, run.area)).is_whole) await stageMissing(tx);
  });
  await askAgain(run);
  enter(run, 'apply', rows);
  const left = await applyIncoming(run.transact, (written) => {
    run.progress.done += written;
    tell(run);
  });
  if (rows > 0) await run.transact((tx) => updateSelf(tx, { copied_rows: rows }));
  return left;
}

const AGAIN_ROWS = 400;
const againSchema = z.array(z.record(z.string(), z.unknown()).nullable());

/** What was kept before the cloud took a batch of ours about it, and what a whole copy did not have. */
async function askAgain(run: Run): Promise<void> {
  for (;;) {
    const stale = await run.transact((tx) => staleRows(tx, AGAIN_ROWS));
    if (stale.length === 0) return;
    const rows = stale.map(({ entity, row_id }) => [entity, row_id] as const);
    const found = againSchema.parse(await ask(run, 'rows', { rows }));
    await run.transact((tx) =>
      stageRows(
        tx,
        rows.map(([entity, row], place) => [entity, row, found[place] ?? null] as const),
      ),
    );
  }
}

async function keepPage(tx: Parameters<Parameters<Transact>[0]>[0], page: Page): Promise<void> {
  const isFirst = page.total !== null;
  if (isFirst && page.isWhole) {
    await clearStaged(tx);
    // Counted as whole only once its last page is here.
    await updateSelf(tx, { is_whole: false });
  }
  await stageRows(tx, page.rows);
  const isLast = page.place === null;
  await updateSelf(tx, {
    pull: page.place,
    ...(isLast ? { cursor: page.cursor } : {}),
    // Until what it did not have was asked for: the pages of a later run change nothing about that.
    ...(isLast && page.isWhole ? { is_whole: true } : {}),
  });
}

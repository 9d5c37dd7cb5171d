import { verify } from 'node:crypto';
import { builtInDesign } from '@sewa/contract/badges/built-in-designs';
import { SMALLEST_CODE } from '@sewa/contract/badges/card-template';
import type { CardPrint } from '@sewa/contract/badges/cards';
import { readCode } from '@sewa/contract/badges/code';
import { badgeStatuses } from '@sewa/contract/badges/enums';
import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textsOf } from '../../../testing/paper.ts';
import { makeSewadar, placesOf } from '../../../testing/people.ts';
import { printedCodes } from '../../../testing/printed-codes.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { publicKeyOf } from '../codes/sealed-key.ts';
import { badgesPath, issueOne, moveBadge, printed, readBadge } from '../testing/some-badges.ts';

const path = '/api/badges/print';
const { PRINTED, ISSUED, REVOKED } = badgeStatuses;

let portal: TestPortal;
let area: Visitor;
let clerk: Visitor;
let delhi: Visitor;
let centre: string;
beforeAll(async () => {
  portal = await openTestPortal();
  [area, clerk, delhi] = await Promise.all([
    portal.signIn('area'),
    portal.signIn('clerk'),
    portal.signIn('admin'),
  ]);
  await switchToDelhi();
  centre = (await placesOf(portal))['ASR-1'] ?? '';
});
afterAll(() => portal.close());

async function switchToDelhi(): Promise<void> {
  const { rows } = await portal.owner.query("select id from area where code = 'DEL'");
  await delhi.get('/api/user/switch-area', { area: rows[0].id });
}

const once = { layout: 'a4', language: 'en', printer: null, reprint: null, reason: '', isQueued: false };

async function someBadges(count: number) {
  return Promise.all(
    Array.from({ length: count }, async () => issueOne(area, 1, await makeSewadar(clerk, centre))),
  );
}

function start(by: Visitor, ids: readonly string[], more: object = {}) {
  return by.post(path, { ...once, ids, ...more });
}

async function finished(by: Visitor, id: string): Promise<CardPrint> {
  let print: CardPrint | undefined;
  await expect
    .poll(
      async () => {
        print = (await by.get(`${path}/${id}`)).body.data;
        // The print is ready a moment before its job has ended.
        return `${print?.state}, ${print?.job?.state ?? 'done'}`;
      },
      { timeout: 90_000 },
    )
    .toMatch(/^(ready|failed), (done|failed)$/);
  if (!print) throw new Error('no print');
  return print;
}

/** By a key of the area. */
async function isSigned(text: string): Promise<boolean> {
  const code = readCode(text);
  const { rows } = await portal.owner.query<{ public_key: Buffer }>('select public_key from badge_key');
  return rows.some(
    (key) =>
      code !== null && verify(null, Buffer.from(code.signed), publicKeyOf(key.public_key), code.signature),
  );
}

async function fileOf(by: Visitor, id: string): Promise<Buffer> {
  const reply = await fetch(`${portal.url}${path}/${id}/file`, { headers: { cookie: by.cookie } });
  if (reply.status !== 200) throw new Error(await reply.text());
  return Buffer.from(await reply.arrayBuffer());
}

test('badges are printed as one file; each code is read from it and names its badge; the badges count as printed', async () => {
  // With the smallest code that a template may have.
  const { front, ...rest } = builtInDesign(1);
  const smallest = front.map((one) =>
    one.kind === 'code' ? { ...one, width: SMALLEST_CODE, height: SMALLEST_CODE } : one,
  );
  const design = { ...rest, front: smallest };
  expect((await area.put('/api/badges/template/1', { design, revision: 0 })).status).toBe(200);
  const badges = await someBadges(3);
  const ids = badges.map(({ id }) => id);
  const started = await start(area, ids);
  expect(started.body.data).toMatchObject({ state: 'running', cards: 3, reprints: 0 });
  const print = await finished(area, started.body.data.id);
  expect(print).toMatchObject({ state: 'ready', hasFile: true, job: { state: 'done', done: 3, total: 3 } });
  const pdf = await fileOf(area, print.id);
  const pages = await textsOf(pdf);
  expect(pages).toHaveLength(2);
  for (const { number } of badges) expect(pages[0]).toContain(`No. ${number}`);
  const codes = await printedCodes(pdf, { dpi: 300 });
  expect(await Promise.all(codes.map(isSigned))).toEqual([true, true, true]);
  expect(codes.map((code) => readCode(code)?.fields.number).sort()).toEqual(
    badges.map(({ number }) => number).sort(),
  );
  for (const id of ids)
    expect(await readBadge(area, id)).toMatchObject({
      status: PRINTED,
      printCount: 1,
      spoiledCount: 0,
      isChanged: false,
    });
  const [first] = ids;
  const { docs } = (await area.get(`${badgesPath}/${first}/prints`)).body;
  expect(docs).toMatchObject([{ revision: 1, reprint: null, reason: '' }]);
});

describe('already printed', () => {
  test('a renewed badge waits for its new card, which needs no reason', async () => {
    const [badge] = await someBadges(1);
    const id = badge?.id ?? '';
    await printed(portal, [id]);
    const waits = async () =>
      (await area.get(badgesPath, { filter: { isToPrint: true }, q: String(badge?.number) })).body.data.total;
    expect([await waits(), (await start(area, [id])).body.code]).toEqual([0, 'CARD_PRINTED']);
    await portal.owner.query('update badge set valid_to = current_date + 20 where id = $1', [id]);
    expect((await area.post(`${badgesPath}/renew`, { selection: { ids: [id] } })).body.data.done).toBe(1);
    expect(await waits()).toBe(1);
    const print = (await start(area, [id], { isQueued: true })).body.data;
    expect(print).toMatchObject({ state: 'queued', reprints: 0 });
    await printed(portal, [id]);
    expect([await waits(), (await start(area, [id])).body.code]).toEqual([0, 'CARD_PRINTED']);
  });

  test('stops a second print and asks for the reason; a spoiled card keeps its number and code', async () => {
    const [badge] = await someBadges(1);
    const ids = [badge?.id ?? ''];
    const first = (await start(area, ids)).body.data;
    const before = await printedCodes(await fileOf(area, (await finished(area, first.id)).id), { dpi: 300 });
    const again = await start(area, ids);
    expect([again.status, again.body.code, again.body.data]).toEqual([409, 'CARD_PRINTED', { ids }]);
    expect((await start(area, ids, { reprint: 'other' })).body.code).toBe('CARD_PRINTED');
    const spoiled = (await start(area, ids, { reprint: 'spoiled', reason: 'ribbon torn' })).body.data;
    await finished(area, spoiled.id);
    expect(await readBadge(area, ids[0] ?? '')).toMatchObject({
      number: badge?.number,
      printCount: 2,
      spoiledCount: 1,
    });
    expect(await printedCodes(await fileOf(area, spoiled.id), { dpi: 300 })).toEqual(before);
    const { docs } = (await area.get(`${badgesPath}/${ids[0]}/prints`)).body;
    expect(docs).toMatchObject([{ reprint: 'spoiled', reason: 'ribbon torn' }, { reprint: null }]);
    const history = JSON.stringify((await area.get(`${badgesPath}/${ids[0]}/history`)).body.data);
    expect(history).toContain('ribbon torn');
  });

  test('two clerks who print one badge at once: one is told that it waits in another print', async () => {
    const ids = (await someBadges(2)).map(({ id }) => id);
    const both = await Promise.all([start(area, ids), start(area, [...ids].reverse())]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('CARD_WAITING');
    const won = both.find(({ status }) => status === 200)?.body.data.id;
    await finished(area, won);
    for (const id of ids) expect(await readBadge(area, id)).toMatchObject({ printCount: 1 });
  });
});

test('a queued print waits until somebody beside the printer starts or removes it', async () => {
  const ids = (await someBadges(2)).map(({ id }) => id);
  const { id } = (await start(area, ids, { isQueued: true })).body.data;
  expect((await start(area, ids)).body.code).toBe('CARD_WAITING');
  expect(await readBadge(area, ids[0] ?? '')).toMatchObject({ printCount: 0 });
  expect((await clerk.post(`${path}/${id}/discard`)).status).toBe(200);
  const second = (await start(area, ids, { isQueued: true })).body.data;
  const ran = await clerk.post(`${path}/${second.id}/run`);
  expect(ran.body.data).toMatchObject({ state: 'running' });
  expect((await clerk.post(`${path}/${second.id}/run`)).body.code).toBe('PRINT_NOT_WAITING');
  expect(await finished(clerk, second.id)).toMatchObject({ state: 'ready' });
});

test('who moves to another centre leaves a waiting print; the others are printed', async () => {
  const elsewhere = (await placesOf(portal))['ASR-2'];
  const moveAway = (holder: string | null) =>
    portal.owner.query('update sewadar set centre_id = $2 where id = $1', [holder, elsewhere]);
  const [gone, stays, alone, late] = await someBadges(4);
  const queued = async (...badges: ({ id: string } | undefined)[]) =>
    (
      await start(
        clerk,
        badges.flatMap((badge) => badge?.id ?? []),
        { isQueued: true },
      )
    ).body.data.id;
  const both = await queued(gone, stays);
  await moveAway(gone?.holder ?? null);
  expect((await clerk.get(`${path}/${both}`)).body.data).toMatchObject({ state: 'queued', cards: 1 });
  expect((await start(area, [gone?.id ?? ''], { isQueued: true })).status).toBe(200);
  await clerk.post(`${path}/${both}/run`);
  expect(await finished(clerk, both)).toMatchObject({ state: 'ready', cards: 1 });

  const single = await queued(alone);
  await moveAway(alone?.holder ?? null);
  expect((await area.get(`${path}/${single}`)).status).toBe(404);

  // While it is printed the card stays with its print; if that fails, it is let go.
  const running = await queued(late);
  const becomes = (state: string) =>
    portal.owner.query('update badge_print set state = $2 where id = $1', [running, state]);
  await becomes('running');
  await moveAway(late?.holder ?? null);
  expect((await area.get(`${path}/${running}`)).body.data).toMatchObject({ cards: 1 });
  await becomes('failed');
  expect((await area.get(`${path}/${running}`)).status).toBe(404);
});

test('who moves while a print is asked for is not in it', async () => {
  const [next] = await someBadges(1);
  const asked = await moveUnder(next?.holder ?? null, () =>
    start(clerk, [next?.id ?? ''], { isQueued: true }),
  );
  expect(asked.status).toBe(404);
  expect((await start(area, [next?.id ?? ''], { isQueued: true })).status).toBe(200);
});

test('who moves while the cards are made stops the print, which says so; the others are printed', async () => {
  const [gone, stays] = await someBadges(2);
  const ids = [gone?.id ?? '', stays?.id ?? ''];
  const { id } = (await start(clerk, ids, { isQueued: true })).body.data;
  const run = () => clerk.post(`${path}/${id}/run`);
  await moveUnder(gone?.holder ?? null, run, { held: ids[0] ?? '' });
  expect(await finished(clerk, id)).toMatchObject({
    ...{ state: 'failed', cards: 1, hasFile: false },
    job: { error: { code: 'CARD_MOVED' } },
  });
  for (const one of ids) expect(await readBadge(area, one)).toMatchObject({ printCount: 0 });
  await run();
  expect(await finished(clerk, id)).toMatchObject({ state: 'ready', cards: 1 });
});

/**
 * Moves somebody to another centre, and commits once another transaction waits for that. With a badge to hold, that one is
 * locked first and the move follows when the other waits, so that a print that is under way meets it at its end.
 */
async function moveUnder<Reply>(
  holder: string | null,
  act: () => Promise<Reply>,
  { held = null }: { held?: string | null } = {},
): Promise<Reply> {
  const elsewhere = (await placesOf(portal))['ASR-2'];
  const mover = await portal.owner.connect();
  const move = () => mover.query('update sewadar set centre_id = $2 where id = $1', [holder, elsewhere]);
  try {
    await mover.query('begin');
    if (held === null) await move();
    else await mover.query('select from badge where id = $1 for no key update', [held]);
    const { rows } = await mover.query<{ pid: number }>('select pg_backend_pid() as pid');
    const acting = act();
    await expect.poll(() => countBlockedBy(rows[0]?.pid ?? 0), { timeout: 60_000 }).toBe(1);
    if (held !== null) await move();
    await mover.query('commit');
    return await acting;
  } finally {
    mover.release(true);
  }
}

async function countBlockedBy(pid: number): Promise<number> {
  const { rows } = await portal.owner.query<{ blocked: number }>(
    'select count(distinct l.pid)::int as blocked from pg_locks l where not l.granted and pg_blocking_pids(l.pid) @> array[$1::int]',
    [pid],
  );
  return rows[0]?.blocked ?? 0;
}

test('what was revoked while it waited is not printed, and nothing else of that print is', async () => {
  const [one, two] = await someBadges(2);
  const ids = [one?.id ?? '', two?.id ?? ''];
  const { id } = (await start(area, ids, { isQueued: true })).body.data;
  expect((await moveBadge(area, await readBadge(area, ids[0] ?? ''), REVOKED, 'left')).status).toBe(200);
  await area.post(`${path}/${id}/run`);
  const print = await finished(area, id);
  const message = expect.stringContaining(`Permanent ${one?.number}`);
  expect(print).toMatchObject({
    ...{ state: 'failed', hasFile: false },
    job: { error: { code: 'CARD_STOPPED', message } },
  });
  expect(await readBadge(area, ids[1] ?? '')).toMatchObject({ printCount: 0 });
  expect((await start(area, ids)).body.code).toBe('CARD_STOPPED');
  expect((await area.post(`${path}/${id}/discard`)).status).toBe(200);
});

test('prints are seen and opened by those who may see all their cards', async () => {
  const ids = (await someBadges(1)).map(({ id }) => id);
  const { id } = (await start(area, ids)).body.data;
  await finished(area, id);
  expect((await delhi.get(`${path}/${id}`)).status).toBe(404);
  expect((await delhi.get(`${path}/${id}/file`)).status).toBe(404);
  expect((await delhi.post(path, { ...once, ids })).status).toBe(404);
  const { docs } = (await delhi.get(path)).body;
  expect(docs).toEqual([]);
});

test('an issued badge is printed again without losing its status', async () => {
  const [badge] = await someBadges(1);
  const id = badge?.id ?? '';
  await finished(area, (await start(area, [id])).body.data.id);
  await moveBadge(area, await readBadge(area, id), ISSUED);
  await finished(area, (await start(area, [id], { reprint: 'changed' })).body.data.id);
  expect(await readBadge(area, id)).toMatchObject({ status: ISSUED, printCount: 2, spoiledCount: 0 });
});

test('whoever is erased goes out of the files of prints at once, with scans and reasons', async () => {
  const [gone, stays] = await someBadges(2);
  const ids = [gone?.id ?? '', stays?.id ?? ''];
  const { id } = (await start(area, ids)).body.data;
  await finished(area, id);
  const again = (await start(area, [ids[0] ?? ''], { reprint: 'other', reason: 'Surname was wrong' })).body
    .data;
  await finished(area, again.id);
  const [code] = await printedCodes(await fileOf(area, again.id), { dpi: 300 });
  await area.post('/api/badges/verify', { id: newId(), gate: '', subject: { code } });
  await portal.owner.query(
    `update app_user set acl = acl || '{"SEWADAR.SEWADAR": 30}' where username = 'area'`,
  );
  const holder = (await readBadge(area, ids[0] ?? '')).holder;
  const erased = await area.post(`/api/sewadar/${holder}/erase`, { reason: 'Request of 12 March' });
  expect(erased.status).toBe(200);
  for (const print of [id, again.id])
    expect((await area.get(`${path}/${print}`)).body.data).toMatchObject({ state: 'ready', hasFile: false });
  const left = await portal.owner.query(
    `select (select count(*)::int from badge_scan where badge_id = $1) as scans,
       (select count(*)::int from badge_print_card where badge_id = $1 and reason <> '') as reasons,
       (select count(*)::int from change_log where coalesce(before::text, '') || coalesce(after::text, '') like '%Surname was wrong%') as logged`,
    [ids[0]],
  );
  expect(left.rows).toEqual([{ scans: 0, reasons: 0, logged: 0 }]);
  // The other card of that print is printed once more.
  expect(await readBadge(area, ids[1] ?? '')).toMatchObject({ status: PRINTED, printCount: 1 });
});

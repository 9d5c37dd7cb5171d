import { randomUUID } from 'node:crypto';
import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type CutLine, openCutLine } from '../../testing/cut-line.ts';
import { listen } from '../../testing/listener.ts';
import { makeSewadar, placesOf, sewadarBody } from '../../testing/people.ts';
import { openTestDatabase, openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { onLeader } from '../db/wait-for-leader.ts';

let line: CutLine;
let portal: TestPortal;
let area: Visitor;
let here: string;
beforeAll(async () => {
  const { ownerUrl } = await openTestDatabase();
  line = await openCutLine(ownerUrl);
  portal = await openTestPortal({ DATABASE_URL: line.url });
  area = await portal.signIn('area');
  here = (await placesOf(portal))['ASR-1'] ?? '';
});
afterAll(async () => {
  await portal.close();
  await line.end();
});

const aCommit = 'statement_timeout = 0; commit';
/** Of the transaction that saves it: entered numbers are counted in one before, and the portal has work of its own. */
const of = (occupation: string) => ({ having: occupation });

async function rowsOf(id: string): Promise<{ version: number; occupation: string }[]> {
  const { rows } = await portal.owner.query('select version, occupation from sewadar where id = $1', [id]);
  return rows;
}

describe('a write without a key', () => {
  const update = (id: string, version: number, occupation: string) =>
    area.put(`/api/sewadar/${id}`, { ...sewadarBody(here, { occupation }), version });

  test('is answered as saved when only the answer to its commit was lost', async () => {
    const id = await makeSewadar(area, here);
    line.cutAt(aCommit, 'after', of('Tailor'));
    const reply = await update(id, 1, 'Tailor');
    expect(line.isCut()).toBe(true);
    expect(reply.body).toMatchObject({ success: true, data: { version: 2 } });
    expect(await rowsOf(id)).toEqual([{ version: 2, occupation: 'Tailor' }]);
  });

  test('is told that nothing was saved when its commit never arrived', async () => {
    const id = await makeSewadar(area, here);
    line.cutAt(aCommit, 'before', of('Tailor'));
    const reply = await update(id, 1, 'Tailor');
    expect([reply.status, reply.body.code]).toEqual([503, 'NOT_SAVED']);
    expect(reply.body.message).toContain('Nothing was saved');
    expect(await rowsOf(id)).toEqual([{ version: 1, occupation: 'Farmer' }]);
    expect((await update(id, 1, 'Tailor')).status).toBe(200);
  });

  test('that leaves no line in the change log is never told what is not certain', async () => {
    const id = await makeSewadar(area, here);
    await portal.owner.query('alter table sewadar disable trigger sewadar_log');
    try {
      line.cutAt(aCommit, 'after', of('Tailor'));
      expect((await update(id, 1, 'Tailor')).body.code).toBe('MAYBE_SAVED');
      expect(await rowsOf(id)).toEqual([{ version: 2, occupation: 'Tailor' }]);
      line.cutAt(aCommit, 'before', of('Weaver'));
      expect((await update(id, 2, 'Weaver')).body.code).toBe('NOT_SAVED');
      expect(await rowsOf(id)).toEqual([{ version: 2, occupation: 'Tailor' }]);
    } finally {
      await portal.owner.query('alter table sewadar enable trigger sewadar_log');
    }
  });

  test('is not repeated when its connection was lost in the middle', async () => {
    const id = await makeSewadar(area, here);
    line.cutAt('Potter of the test', 'after');
    expect((await update(id, 1, 'Potter of the test')).body.code).toBe('NOT_SAVED');
    expect(await rowsOf(id)).toEqual([{ version: 1, occupation: 'Farmer' }]);
  });

  test('is told in the language of its sender', async () => {
    const id = await makeSewadar(area, here);
    line.cutAt(aCommit, 'before', of('Tailor'));
    const body = { ...sewadarBody(here), version: 1, occupation: 'Tailor' };
    const reply = await area.send('PUT', `/api/sewadar/${id}`, {
      body,
      headers: { 'accept-language': 'pa' },
    });
    expect(reply.body.message).toContain('ਕੁਝ ਵੀ ਸੰਭਾਲਿਆ ਨਹੀਂ ਗਿਆ');
  });
});

test('a write to a database that leads no more is told that nothing was saved, and the next finds the leader', async () => {
  const id = await makeSewadar(area, here);
  const name = new URL(portal.ownerUrl).pathname.slice(1);
  const update = () =>
    area.put(`/api/sewadar/${id}`, { ...sewadarBody(here), version: 1, occupation: 'Smith' });
  await portal.owner.query(`alter database ${name} set default_transaction_read_only = on`);
  await line.close();
  await line.open();
  expect((await update()).body.code).toBe('NOT_SAVED');
  const maintenance = await portal.owner.connect();
  try {
    await maintenance.query('set default_transaction_read_only = off');
    await maintenance.query(`alter database ${name} reset default_transaction_read_only`);
  } finally {
    maintenance.release(true);
  }
  expect((await update()).status).toBe(200);
});

describe('a write with a key', () => {
  test.each([
    [aCommit, 'before', 1],
    [aCommit, 'after', 1],
    [aCommit, 'after', 0],
    ['Baker of the test', 'after', 0],
  ] as const)(
    'is done once when its connection is lost at “%s”, %s, skipping %i',
    async (text, when, skip) => {
      const id = newId();
      line.cutAt(text, when, { skip });
      const key = { 'idempotency-key': randomUUID() };
      const reply = await area.post(
        '/api/sewadar',
        { ...sewadarBody(here, { occupation: 'Baker of the test' }), id },
        key,
      );
      expect(line.isCut()).toBe(true);
      expect(reply.status).toBe(200);
      expect(await rowsOf(id)).toHaveLength(1);
      const { rows } = await portal.owner.query(
        `select from change_log where entity = 'sewadar' and row_id = $1 and kind = 4`,
        [id],
      );
      expect(rows).toHaveLength(1);
    },
  );
});

test('reads, sockets and readiness follow the database when it is away for a while', async () => {
  const listener = await listen(portal.url, area);
  try {
    expect(await listener.subscribe('sewadar.changed')).toMatchObject({ success: true });
    await line.close();
    expect((await area.get('/readyz')).status).toBe(503);
    expect((await area.send('HEAD', '/readyz')).status).toBe(503);
    expect((await area.get('/healthz')).status).toBe(200);
    const refused = await area.put(`/api/sewadar/${newId()}`, { ...sewadarBody(here), version: 1 });
    expect(refused.body.code).toBe('NOT_SAVED');
    const reading = area.get('/api/user');
    await line.open();
    expect((await reading).status).toBe(200);
    await vi.waitFor(async () => expect((await area.get('/readyz')).status).toBe(200), 20_000);
    expect((await area.send('HEAD', '/readyz')).status).toBe(200);
    const id = await makeSewadar(area, here);
    await listener.heard(({ data }) => data.changes.some((change) => change.rowId === id));
  } finally {
    listener.close();
  }
});

test('a start waits for the database, and takes up its work again when that is lost', async () => {
  await line.close();
  const warn = vi.fn();
  const log = { info: () => undefined, warn, error: () => undefined };
  let runs = 0;
  const work = onLeader(line.url, { log, limitMs: 60_000, check: () => undefined }, async () => {
    runs += 1;
    if (runs === 1) throw Object.assign(new Error('cut'), { code: 'ECONNRESET' });
    return runs;
  });
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), 10_000);
  await line.open();
  expect(await work).toBe(2);
  const wrong = Object.assign(new URL(line.url), { password: 'wrong' }).href;
  const hurried = { log, limitMs: 60_000, check: () => undefined };
  await expect(onLeader(wrong, hurried, async () => undefined)).rejects.toThrow('password');
});

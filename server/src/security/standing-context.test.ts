import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashOfToken, tokenIn } from '../platform/access/session-cookie.ts';
import { compileOnce } from '../platform/db/compile-once.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import type { Tx } from '../platform/db/kysely-on-client.ts';
import { openTestPortal, type TestPortal, usesPlainRequests } from '../testing/test-portal.ts';
import type { Visitor } from '../testing/visitor.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const centreByCode = compileOnce((db, code: string) =>
  db.selectFrom('centre').select('code').where('code', '=', code),
);
/** Short reads bring the session's stamp along, all others are confirmed beside them. */
const kinds: Readonly<Record<string, (tx: Tx, code: string) => Promise<{ code: string }[]>>> = {
  'a short read': centreByCode,
  'any other read': (tx, code) =>
    tx.selectFrom('centre').select('code').where('code', '=', code).orderBy('code').execute(),
};

let portal: TestPortal;
let database: Database;
/** Of Amritsar alone, and of everything, Delhi chosen. */
let amritsar: Visitor;
let delhi: Visitor;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  database = openDatabase({ url: portal.appUrl, log: silent, usesPlainRequests });
  amritsar = await portal.signIn('area');
  delhi = await portal.signIn('zone');
  await switchTo(delhi, 'DEL');
});
afterEach(() => database.close());

describe.each(Object.keys(kinds))('%s on a connection that was used before', (kind) => {
  test('shows nothing once the session has ended', async () => {
    const before = await read(amritsar, 'ASR-1');
    expect(before).toMatchObject({ username: 'area', found: ['ASR-1'] });
    const { cookie } = amritsar;
    await amritsar.get('/api/user/logout');
    amritsar.cookie = cookie;
    expect(await read(amritsar, 'ASR-1')).toEqual({ ...nobody, connection: before.connection });
  });

  test('shows nothing once the session has run out, by idleness or by age', async () => {
    for (const column of ['seen_at', 'created_at']) {
      const visitor = await portal.signIn('area');
      expect(await read(visitor, 'ASR-1')).toMatchObject({ found: ['ASR-1'] });
      await portal.owner.query(
        `update session set ${column} = now() - interval '8 days' where token_hash = $1`,
        [tokenOf(visitor)],
      );
      expect(await read(visitor, 'ASR-1')).toMatchObject(nobody);
    }
  });

  test('judges by the rights of now, and finds what is allowed now', async () => {
    await read(amritsar, 'ASR-1');
    await portal.owner.query(`update app_user set acl = '{"SETTINGS.AUDIT": 2}' where username = 'area'`);
    expect(await read(amritsar, 'ASR-1')).toMatchObject({ acl: { 'SETTINGS.AUDIT': 2 }, found: ['ASR-1'] });
  });

  test('shows the other area, and no longer the first, once the area is switched', async () => {
    expect(await read(delhi, 'DEL-1')).toMatchObject({ found: ['DEL-1'] });
    await switchTo(delhi, 'ASR');
    expect(await read(delhi, 'DEL-1')).toMatchObject({ username: 'zone', found: [] });
    expect(await read(delhi, 'ASR-1')).toMatchObject({ username: 'zone', found: ['ASR-1'] });
  });

  test('shows what was switched to by way of another connection', async () => {
    await Promise.all([read(delhi, 'DEL-1'), read(delhi, 'DEL-1')]);
    await switchTo(delhi, 'ASR');
    const first = await read(delhi, 'DEL-1');
    const [second, third] = await Promise.all([read(delhi, 'DEL-1'), read(delhi, 'DEL-1')]);
    expect(new Set([second.connection, third.connection]).size).toBe(2);
    expect([first, second, third].map(({ found }) => found)).toEqual([[], [], []]);
  });

  test('shows each of two sessions its own, in turns on one connection', async () => {
    const connections = new Set<number>();
    for (let turn = 0; turn < 6; turn++) {
      const [visitor, own, foreign] = turn % 2 ? [delhi, 'DEL-1', 'ASR-1'] : [amritsar, 'ASR-1', 'DEL-1'];
      const [first, second] = [await read(visitor, foreign), await read(visitor, own)];
      expect([first.found, second.found]).toEqual([[], [own]]);
      connections.add(first.connection).add(second.connection);
    }
    expect(connections.size).toBe(1);
  });

  test('shows nothing to a token that nobody has, after one that somebody has', async () => {
    const before = await read(amritsar, 'ASR-1');
    const forger = portal.visitor();
    forger.cookie = `sewa_session=${'A'.repeat(43)}`;
    expect(await read(forger, 'ASR-1')).toEqual({ ...nobody, connection: before.connection });
    expect(await read(amritsar, 'ASR-1')).toMatchObject({ username: 'area', found: ['ASR-1'] });
  });

  test('believes the database about whose context stands there, not its own memory', async () => {
    await read(amritsar, 'ASR-1');
    const meddler = await portal.signIn('zone');
    await switchTo(meddler, 'DEL');
    await requestAs(amritsar, (tx) => sql`select open_request(${tokenOf(meddler)}, null)`.execute(tx));
    expect(await read(amritsar, 'DEL-1')).toMatchObject({ username: 'area', found: [] });
    expect(await read(amritsar, 'ASR-1')).toMatchObject({ username: 'area', found: ['ASR-1'] });
  });

  test('throws away a refusal that follows from what was true before', async () => {
    await read(amritsar, 'ASR-1');
    await portal.owner.query(`update app_user set acl = '{"SETTINGS.AUDIT": 14}' where username = 'area'`);
    const seen: unknown[] = [];
    const found = await database.request({
      token: tokenOf(amritsar),
      requestId: 'test',
      mode: 'read',
      run: (tx, session) => {
        seen.push(session?.acl['SETTINGS.AUDIT']);
        if (session?.acl['SETTINGS.AUDIT'] !== 14) throw new Error('refused');
        return kindOf(tx, 'ASR-1');
      },
    });
    expect([seen.length, seen.at(-1), found]).toEqual([usesPlainRequests ? 1 : 2, 14, [{ code: 'ASR-1' }]]);
  });

  test('tells the idle limit that the session is in use', async () => {
    await read(amritsar, 'ASR-1');
    await portal.owner.query(
      `update session set seen_at = now() - interval '6 minutes' where token_hash = $1`,
      [tokenOf(amritsar)],
    );
    expect(await read(amritsar, 'ASR-1')).toMatchObject({ username: 'area', found: ['ASR-1'] });
    const freshness = async () =>
      (
        await portal.owner.query(
          `select seen_at > now() - interval '1 minute' as is_fresh from session where token_hash = $1`,
          [tokenOf(amritsar)],
        )
      ).rows;
    await expect.poll(freshness).toEqual([{ is_fresh: true }]);
  });

  const nobody = { username: null, acl: null, found: [] };
  const kindOf = kinds[kind] ?? centreByCode;

  async function read(visitor: Visitor, code: string) {
    return requestAs(visitor, async (tx, session) => {
      const found = await kindOf(tx, code);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      return {
        username: session?.username ?? null,
        acl: session?.acl ?? null,
        found: found.map((centre) => centre.code),
        connection: rows[0]?.pid ?? 0,
      };
    });
  }
});

describe('the reading connections', () => {
  test.skipIf(usesPlainRequests)(
    'each session finds the connection again on which it was served last',
    async () => {
      const [one, other] = await Promise.all([pidFor(amritsar), pidFor(delhi)]);
      expect(one).not.toBe(other);
      for (let turn = 0; turn < 3; turn++)
        expect([await pidFor(amritsar), await pidFor(delhi)]).toEqual([one, other]);
    },
  );

  test('more requests than connections wait for their turn, and all are answered', async () => {
    const all = await Promise.all(Array.from({ length: 60 }, () => pidFor(amritsar)));
    expect(new Set(all).size).toBeLessThanOrEqual(12);
    await database.ping();
  });

  test('a connection that was lost while it rested is not used again', async () => {
    const lost = await pidFor(amritsar);
    await database.anonymous((tx) => sql`select pg_terminate_backend(${lost})`.execute(tx));
    await expect.poll(() => pidFor(amritsar)).not.toBe(lost);
  });

  test('write nothing', async () => {
    const attempt = requestAs(amritsar, (tx) => sql`update centre set name = 'X'`.execute(tx));
    await expect(attempt).rejects.toMatchObject({ code: '25006' });
  });

  async function pidFor(visitor: Visitor): Promise<number> {
    return requestAs(visitor, async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      return rows[0]?.pid ?? 0;
    });
  }
});

test('the sessions show no stamp but that of the own context', async () => {
  const client = new Client({ connectionString: portal.appUrl });
  await client.connect();
  try {
    const stamps = async () => (await client.query('select stamp from context_session')).rows;
    expect(await stamps()).toEqual([]);
    await client.query(`select set_config('app.stamp', '', false)`);
    expect(await stamps()).toEqual([]);
    const opened = await client.query('select open_request($1, null) as stamp', [tokenOf(amritsar)]);
    expect(await stamps()).toEqual(opened.rows);
    await client.query('select open_request($1, null)', [Buffer.alloc(32)]);
    expect(await stamps()).toEqual([]);
  } finally {
    await client.end();
  }
});

function requestAs<T>(visitor: Visitor, run: Parameters<typeof database.request<T>>[0]['run']): Promise<T> {
  return database.request({ token: tokenOf(visitor), requestId: 'test', mode: 'read', run });
}

function tokenOf(visitor: Visitor) {
  return hashOfToken(tokenIn(visitor.cookie) ?? '');
}

async function switchTo(visitor: Visitor, code: string): Promise<void> {
  const { rows } = await portal.owner.query('select id from area where code = $1', [code]);
  const reply = await visitor.get(`/api/user/switch-area?area=${rows[0].id}`);
  expect(reply.status).toBe(200);
}

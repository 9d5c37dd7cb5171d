import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect, vi } from 'vitest';
import { findFreePort } from '../../server/src/platform/db/embedded/free-port.ts';
import { findPostmasterPid } from '../../server/src/testing/postmaster-pid.ts';
import { createVisitor, type Visitor } from '../../server/src/testing/visitor.ts';
import { test } from './portal-place.ts';

// The bar is 100 rounds (KILL_ROUNDS=100); a few show the same thing in every run of the tests.
const rounds = Number(process.env['KILL_ROUNDS'] ?? 6);
const writers = 4;
const writesPerRound = 12;
/** A killed database recovers before it answers; on a busy machine that takes its time. */
const patience = 90_000;

test(
  `${rounds} rounds of kill -9 under concurrent writes: what was acknowledged is there once, with its change log row`,
  async ({ filledPlace: { dataDir, start } }) => {
    const port = String(await findFreePort(null));
    const startAgain = () => start({ PORT: port, LOG_LEVEL: 'silent' });
    let portal = startAgain();
    const visitor = createVisitor(await portal.ready);
    expect((await visitor.post('/api/user/login', { u: 'area', p: 'Sewa-demo-2026' })).status).toBe(200);
    const { rows: users } = (await visitor.get('/api/user/get-all')).body.data;
    const { org } = users.find(({ username }: { username: string }) => username === 'clerk');
    const journal: Journal = { acknowledged: [], isOver: false };
    const writing = Promise.all(Array.from({ length: writers }, () => write(visitor, org, journal)));
    const moreWrites = async () => {
      const goal = journal.acknowledged.length + writesPerRound;
      await Promise.race([
        writing,
        vi.waitFor(() => expect(journal.acknowledged.length).toBeGreaterThan(goal), {
          timeout: patience,
          interval: 10,
        }),
      ]);
    };
    /** The server, the database, both, in turn. */
    const kill = async (round: number) => {
      const database = await findPostmasterPid(dataDir);
      const isServerKilled = round % 3 !== 1;
      if (isServerKilled) portal.child.kill('SIGKILL');
      if (round % 3 !== 0 && database !== null) process.kill(database, 'SIGKILL');
      if (!isServerKilled) return;
      await portal.ended;
      portal = startAgain();
    };
    try {
      for (let round = 0; round < rounds; round += 1) {
        await moreWrites();
        await kill(round);
      }
      await moreWrites();
    } finally {
      journal.isOver = true;
      await writing;
    }
    const acknowledged = journal.acknowledged.toSorted();
    const { rows, changes } = await readWritten(dataDir);
    expect(rows).toEqual(acknowledged);
    expect(changes).toEqual(acknowledged);
  },
  120_000 + rounds * 40_000,
);

type Journal = { acknowledged: string[]; isOver: boolean };

/** One write after the other; each is repeated with its own key until somebody acknowledges it. */
async function write(visitor: Visitor, org: string, journal: Journal): Promise<void> {
  while (!journal.isOver) {
    const key = randomUUID();
    const user = userOf(key, org);
    const deadline = Date.now() + patience;
    for (;;) {
      const reply = await visitor.post('/api/user', user, { 'idempotency-key': key }).catch(() => null);
      if (reply?.status === 200) break;
      if (reply && reply.status < 500) throw new Error(`refused: ${JSON.stringify(reply.body)}`);
      if (Date.now() > deadline) throw new Error(`nobody acknowledged the write for ${patience} ms`);
      await delay(20);
    }
    journal.acknowledged.push(user.name);
  }
}

const userOf = (key: string, org: string) => ({
  ...{
    username: `k${key.replaceAll('-', '')}`,
    name: `kill ${key}`,
    nameLatin: '',
    phone: '',
    email: '',
    org,
  },
  ...{ centres: [], acl: {}, temporary: [], isActive: true, password: `pw ${key}` },
});

async function readWritten(dataDir: string): Promise<{ rows: string[]; changes: string[] }> {
  const state = JSON.parse(await readFile(join(dataDir, 'database.json'), 'utf8'));
  const { superuserPassword: password, port } = state;
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'sewa' });
  await client.connect();
  try {
    const rows = await client.query(`select name as title from app_user where name like 'kill %'`);
    const changes = await client.query(
      `select title from change_log where entity = 'app_user' and kind = 4 and title like 'kill %'`,
    );
    const titles = (result: pg.QueryResult<{ title: string }>) =>
      result.rows.map(({ title }) => title).toSorted();
    return { rows: titles(rows), changes: titles(changes) };
  } finally {
    await client.end();
  }
}

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '@sewa/contract/kernel/values/ids';
import { demoPassword } from '../../demo/fill-demo-area.ts';
import { makeSewadar, sewadarBody } from '../../server/src/testing/people.ts';
import { createVisitor, type Reply, type Visitor } from '../../server/src/testing/visitor.ts';

/** What the portals told the writers. */
export interface Journal {
  /** Ids of sewadars whose creation was acknowledged. */
  created: string[];
  /** Of each sewadar that is edited without a key: the versions that were acknowledged. */
  edited: Map<string, EditorRecord>;
  /** When each acknowledgement came, in milliseconds. */
  acknowledgedAt: number[];
  /** How often each refusal was told. */
  told: Map<string, number>;
  /** What contradicts what was told before. */
  lies: string[];
}

interface EditorRecord {
  version: number;
  occupation: string;
}

export interface Writers {
  journal: Journal;
  /** Throws when one of them gave up. */
  check(): void;
  stop(): Promise<void>;
}

/** Longer than any fault; a writer that gets nothing acknowledged for so long stops the run. */
const patienceMs = 150_000;

/** Clerks at work through the balancer: most create sewadars with a key, some edit one without. */
export async function startWriters(options: {
  url: string;
  creators: number;
  editors: number;
  centre: string;
  /** Of a writer after each write. */
  pauseMs: number;
}): Promise<Writers> {
  const { url, creators, editors, centre, pauseMs } = options;
  const journal: Journal = { created: [], edited: new Map(), acknowledgedAt: [], told: new Map(), lies: [] };
  let isOver = false;
  const signIn = async () => {
    const visitor = createVisitor(url);
    const reply = await visitor.post('/api/user/login', { u: 'area', p: demoPassword });
    if (reply.status !== 200) throw new Error(`cannot sign in: ${JSON.stringify(reply.body)}`);
    return visitor;
  };
  const hear = (reply: Reply | null) => {
    const word = reply === null ? 'no answer' : String(reply.body?.code ?? `status ${reply.status}`);
    journal.told.set(word, (journal.told.get(word) ?? 0) + 1);
  };

  async function create(visitor: Visitor): Promise<void> {
    while (!isOver) {
      const id = newId();
      const headers = { 'idempotency-key': randomUUID() };
      const body = { ...sewadarBody(centre, { occupation: 'Cluster' }), id };
      const deadline = Date.now() + patienceMs;
      for (;;) {
        const reply = await visitor.post('/api/sewadar', body, headers).catch(() => null);
        if (reply?.status === 200) break;
        hear(reply);
        if (reply && reply.status < 500) throw new Error(`refused: ${JSON.stringify(reply.body)}`);
        if (Date.now() > deadline) throw new Error(`a write was not acknowledged for ${patienceMs} ms`);
        await delay(250);
      }
      journal.created.push(id);
      journal.acknowledgedAt.push(Date.now());
      await delay(pauseMs);
    }
  }

  /** One record, edited again and again; whatever it is told must agree with what it finds. */
  async function edit(visitor: Visitor): Promise<void> {
    const id = await makeSewadar(visitor, centre, { occupation: 'Edit 0' });
    const known: EditorRecord = { version: 1, occupation: 'Edit 0' };
    journal.edited.set(id, known);
    for (let count = 1; !isOver; count += 1) {
      const occupation = `Edit ${count}`;
      const body = { ...sewadarBody(centre, { occupation }), version: known.version };
      const reply = await visitor.put(`/api/sewadar/${id}`, body).catch(() => null);
      if (reply?.status === 200) {
        Object.assign(known, { version: known.version + 1, occupation });
        journal.acknowledgedAt.push(Date.now());
        await delay(pauseMs);
        continue;
      }
      hear(reply);
      const isTold = reply?.body?.code === 'NOT_SAVED' || reply?.body?.code === 'BUSY';
      const found = await look(visitor, id);
      const isSaved = found.version === known.version + 1 && found.occupation === occupation;
      if (isSaved) {
        if (isTold) journal.lies.push(`${occupation} of ${id}: told ${reply.body.code}, but it was saved`);
        Object.assign(known, found);
      } else if (found.version !== known.version || found.occupation !== known.occupation)
        journal.lies.push(`${id}: found ${JSON.stringify(found)}, known ${JSON.stringify(known)}`);
      if (reply && reply.status < 500) journal.lies.push(`${id}: refused ${JSON.stringify(reply.body)}`);
    }
  }

  async function look(visitor: Visitor, id: string): Promise<EditorRecord> {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      // Once it can be written again, nothing of before can still arrive.
      const ready = await visitor.get('/readyz').catch(() => null);
      const reply = ready?.status === 200 ? await visitor.get(`/api/sewadar/${id}`).catch(() => null) : null;
      if (reply?.status === 200) {
        const { version, occupation } = reply.body.data;
        return { version, occupation };
      }
      if (Date.now() > deadline) throw new Error(`a record was not shown for ${patienceMs} ms`);
      await delay(250);
    }
  }

  // A user may be signed in on few devices only; the balancer spreads sessions over the portals.
  const visitors = await Promise.all([signIn(), signIn(), signIn(), signIn()]);
  let failure: unknown = null;
  const working = Promise.all(
    Array.from({ length: creators + editors }, (_, index) => {
      const visitor = visitors[index % visitors.length] ?? createVisitor(url);
      return index < creators ? create(visitor) : edit(visitor);
    }),
  ).catch((error: unknown) => {
    failure = error;
  });
  return {
    journal,
    check: () => {
      if (failure !== null) throw failure;
    },
    stop: async () => {
      isOver = true;
      await working;
      if (failure !== null) throw failure;
    },
  };
}

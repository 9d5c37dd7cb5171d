import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Endpoint } from '@sewa/contract/kernel/calls/endpoint';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { compileOnce } from '../db/compile-once.ts';
import type { Tx } from '../db/kysely-on-client.ts';
import { CommitUnknown, isConnectionLost } from '../db/lost-connection.ts';
import { confirmReplicated } from '../db/transaction-outcome.ts';
import type { Guard } from './guard.ts';
import { PortalError } from './portal-error.ts';

/** A request that its sender may send again, with the same key, without having it done twice. */
export interface Repeatable {
  key: string;
  endpoint: string;
  /** The hash of path parameters, query and body; of an upload without its body, which is not read before. */
  asked: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function repeatableOf(endpoint: Endpoint, request: FastifyRequest): Repeatable | null {
  const key = endpoint.method === 'POST' ? request.headers['idempotency-key'] : undefined;
  if (typeof key !== 'string' || !uuid.test(key)) return null;
  return { key, endpoint: endpoint.path, asked: hashOf(endpoint, request) };
}

/** In the same transaction as the work: a second one with this key fails here and its work is undone. */
export async function storeReply(tx: Tx, { key, endpoint, asked }: Repeatable, reply: string): Promise<void> {
  await insertReply(tx, key, endpoint, asked, reply);
}

/** Compiled, because it is sent at once, together with the commit. */
const insertReply = compileOnce((db, key: string, endpoint: string, asked: string, reply: string) =>
  db
    .insertInto('idempotency_key')
    .values({ user_id: sql<string>`context_user()`, key, endpoint, asked, reply }),
);

/** After it no attempt begins: the last one ends before a browser and a balancer give up. */
const maxWaitMs = 30_000;

/**
 * The first attempt stores its reply; a repetition fails on that, or otherwise, and gets the stored reply. A lost connection
 * is therefore followed by another attempt: whatever became of the one before, the work is done once.
 */
export async function attemptOnce<T>(options: {
  repeatable: Repeatable;
  guard: Guard;
  attempt(): Promise<T>;
  /** Whether the attempt can be made again: its body is still there, and it is one transaction. */
  mayRepeat: boolean;
  /** Whatever the failed attempt left to be done is not to be done. */
  onRepetition(): void;
}): Promise<T | string> {
  const { repeatable, guard, attempt, mayRepeat, onRepetition } = options;
  const deadline = Date.now() + maxWaitMs;
  let isUnknown = false;
  for (let pause = 50; ; pause = Math.min(pause * 2, 1_000)) {
    try {
      return await attemptOrFind();
    } catch (error) {
      isUnknown ||= error instanceof CommitUnknown;
      // The attempt before may still be at work and hold its locks.
      if (!mayRepeat || !(isLost(error) || (isUnknown && isPassing(error)))) throw error;
      if (Date.now() + pause > deadline)
        throw new PortalError(isUnknown ? 'UNCONFIRMED' : 'NOT_SAVED', { cause: error });
    }
    onRepetition();
    await delay(pause);
  }

  async function attemptOrFind(): Promise<T | string> {
    try {
      return await attempt();
    } catch (error) {
      if (isLost(error) || !guard.hasSession()) throw error;
      const stored = await guard.transact((tx) => findReply(tx, repeatable));
      if (stored === null) throw error;
      onRepetition();
      return stored;
    }
  }
}

/** A lock that was waited for, or a transaction that another one was in the way of. */
function isPassing(error: unknown): boolean {
  return error instanceof DatabaseError && /^(55P03|57014|40001|40P01)$/.test(error.code ?? '');
}

function isLost(error: unknown): boolean {
  return error instanceof CommitUnknown || isConnectionLost(error);
}

/** Null when this key was never used. For another call it is no repetition: the first was saved, this one is not. */
async function findReply(tx: Tx, { key, endpoint, asked }: Repeatable): Promise<string | null> {
  const stored = await tx
    .selectFrom('idempotency_key')
    .select(['endpoint', 'asked', sql<string>`reply::text`.as('reply')])
    .where('key', '=', key)
    .executeTakeFirst();
  if (stored && (stored.endpoint !== endpoint || stored.asked !== asked))
    throw new PortalError('SAVED_BEFORE');
  if (!stored) return null;
  await confirmReplicated(tx);
  return stored.reply;
}

function hashOf({ upload }: Endpoint, { params, query, body }: FastifyRequest): string {
  const asked = [params ?? null, query ?? null, upload ? null : (body ?? null)];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64');
}

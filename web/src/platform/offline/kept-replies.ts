import type { Query, QueryKey } from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { getAuth } from '../auth.ts';
import { KEPT_REPLIES } from '../device-keys.ts';
import { ownerOf } from '../outbox/outbox.rules.ts';
import { queryClient } from '../query-client.ts';
import { isReplyKept, isReplyShown } from './kept.rules.ts';

interface Kept {
  owner: string;
  key: QueryKey;
  data: unknown;
  /** When the server answered. */
  at: number;
  isLasting: boolean;
}

interface KeptSchema extends DBSchema {
  replies: { key: [owner: string, hash: string]; value: Kept };
}

/**
 * Keeps the replies to queries that say so (`meta: keptOffline`), per user and area. The whole database goes with the
 * session (auth.ts); what is a day old goes before, and what names nobody a little later.
 */
export function keepReplies(): () => void {
  const cache = queryClient.getQueryCache();
  void forgetOld().catch(reportUnkept);
  for (const query of cache.getAll()) void keep(query).catch(reportUnkept);
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    void keep(event.query).catch(reportUnkept);
  });
}

/** The portal was opened without a connection: what was kept is shown, with the age that it has. */
export async function restoreReplies(): Promise<void> {
  const owner = currentOwner();
  if (owner === null) return;
  const now = Date.now();
  const sight = { now, sessionAt: getAuth().keptAt ?? now };
  const database = await open();
  for (const kept of await database.getAll('replies', IDBKeyRange.bound([owner, ''], [owner, '\uffff']))) {
    if (!isReplyShown(kept, sight)) continue;
    // Nobody can fetch it anew, so it stays for as long as the page does.
    queryClient.setQueryDefaults(kept.key, { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData(kept.key, kept.data, { updatedAt: kept.at });
  }
}

async function keep({ meta, state, queryKey, queryHash }: Query): Promise<void> {
  const owner = currentOwner();
  if (meta?.['isKeptOffline'] !== true || state.data === undefined || owner === null) return;
  const isLasting = meta['isLasting'] === true;
  const kept = { owner, key: queryKey, data: state.data, at: state.dataUpdatedAt, isLasting };
  await (await open()).put('replies', kept, [owner, queryHash]);
}

async function forgetOld(): Promise<void> {
  const owner = currentOwner();
  const { store, done } = (await open()).transaction('replies', 'readwrite');
  for await (const cursor of store) {
    const { value } = cursor;
    if (value.owner !== owner || !isReplyKept(value, Date.now())) await cursor.delete();
  }
  await done;
}

let opened: Promise<IDBPDatabase<KeptSchema>> | null = null;

function open(): Promise<IDBPDatabase<KeptSchema>> {
  opened ??= openDB<KeptSchema>(KEPT_REPLIES, 1, {
    upgrade: (database) => {
      database.createObjectStore('replies');
    },
    // It is being deleted: the session has ended.
    blocking: (_current, _blocked, event) => {
      opened = null;
      (event.target as IDBDatabase).close();
    },
    terminated: () => {
      opened = null;
    },
  });
  return opened;
}

function currentOwner(): string | null {
  const { user } = getAuth();
  return user === null ? null : ownerOf(user);
}

function reportUnkept(error: unknown): void {
  console.warn('A reply could not be kept for offline use', error);
}

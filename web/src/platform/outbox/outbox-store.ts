import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Action, Lease } from './outbox.rules.ts';

interface OutboxSchema extends DBSchema {
  actions: { key: number; value: Omit<Action, 'order'> & { order?: number }; indexes: { owner: string } };
  lease: { key: string; value: Lease };
}

const THE_LEASE = 'sender';
let opened: Promise<IDBPDatabase<OutboxSchema>> | null = null;

function open(): Promise<IDBPDatabase<OutboxSchema>> {
  opened ??= openDB<OutboxSchema>('portal-outbox', 1, {
    upgrade(database) {
      const actions = database.createObjectStore('actions', { keyPath: 'order', autoIncrement: true });
      actions.createIndex('owner', 'owner');
      database.createObjectStore('lease');
    },
    // Another window brings a newer program with a newer form of this database.
    blocking: (_current, _blocked, event) => {
      opened = null;
      (event.target as IDBDatabase).close();
    },
    terminated: () => {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Returns when the action is on the disk: from then on a killed browser does not lose it. */
export async function addAction(action: Omit<Action, 'order'>): Promise<number> {
  const transaction = (await open()).transaction('actions', 'readwrite', { durability: 'strict' });
  const order = await transaction.store.add(action);
  await transaction.done;
  return order;
}

export async function listActions(owner: string): Promise<Action[]> {
  const rows = await (await open()).getAllFromIndex('actions', 'owner', owner);
  return rows.flatMap(({ order, ...rest }) => (order === undefined ? [] : { ...rest, order }));
}

/** Only if it is still there: it may have been dropped while it was being sent. */
export async function replaceAction(action: Action): Promise<void> {
  const transaction = (await open()).transaction('actions', 'readwrite', { durability: 'strict' });
  if ((await transaction.store.getKey(action.order)) !== undefined) await transaction.store.put(action);
  await transaction.done;
}

export async function removeAction(order: number): Promise<void> {
  await (await open()).delete('actions', order);
}

/** Reads and decides in one transaction, so that two windows never hold it together. */
export async function changeLease(
  change: (held: Lease | undefined) => Lease | undefined,
): Promise<Lease | undefined> {
  const transaction = (await open()).transaction('lease', 'readwrite');
  const next = change(await transaction.store.get(THE_LEASE));
  if (next === undefined) await transaction.store.delete(THE_LEASE);
  else await transaction.store.put(next, THE_LEASE);
  await transaction.done;
  return next;
}

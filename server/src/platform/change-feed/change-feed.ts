import { Client } from 'pg';
import { endQuietly } from '../db/end-quietly.ts';
import { only } from '../db/only.ts';
import { named } from '../db/statement.ts';
import type { Log } from '../log.ts';
import { positionAfter } from './position.rules.ts';

export interface FeedEntry {
  id: string;
  area_id: string;
  centre_id: string | null;
  /** Of what is between two centres: the second, and the one before where the entry changed it. */
  other_centre_ids: string[];
  entity: string;
  row_id: string | null;
  kind: number;
  xid: string;
}

/** What is told to one user and written down nowhere. */
export interface Note {
  event: string;
  user: string;
  entity: string;
  row: string;
}

export interface ChangeFeed {
  /** After a commit: wakes every server's follower, at most once per short while. */
  announce(): void;
  /** What was committed since a position, for those who were away; null when it is too much to tell. */
  since(position: string): Promise<{ entries: FeedEntry[]; position: string } | null>;
  close(): Promise<void>;
}

const channel = 'sewa_change';
const noteChannel = 'sewa_note';
const announceEveryMs = 25;
/** A server that died between its commit and its announcement is caught by this. */
const pollEveryMs = 500;
const mostEntries = 1_000;
/** The limit in change_feed(). */
const mostAtOnce = 5_000;

/**
 * Follows the change log on a connection of its own. Transactions become visible out of order, so the follower reads
 * again from the oldest one that was still open last time and drops what it has told already.
 */
export async function followChanges(options: {
  url: string;
  log: Log;
  onEntries(entries: FeedEntry[], position: string): void;
  /** More happened at once than is told one by one: listeners fetch anew. */
  onGap(position: string): void;
  onNote(note: Note): void;
}): Promise<ChangeFeed> {
  const { url, log, onEntries, onGap, onNote } = options;
  let client: Client | null = null;
  let position: string | null = null;
  let told = new Set<string>();
  let isClosed = false;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let announcing: NodeJS.Timeout | null = null;

  async function connect(): Promise<Client> {
    if (client) return client;
    const fresh = new Client({
      connectionString: url,
      application_name: 'sewa-portal feed',
      connectionTimeoutMillis: 5_000,
      // A notification may come while a reading is under way.
      pipeline: true,
      // A connection that died without a word would be waited for without end.
      query_timeout: 15_000,
    } as ConstructorParameters<typeof Client>[0]);
    fresh.on('error', () => drop(fresh));
    fresh.on('end', () => drop(fresh));
    fresh.on('notification', (heard) => {
      if (heard.channel === noteChannel) onNote(JSON.parse(heard.payload ?? '{}') as Note);
      else read();
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      await fresh.query(`listen ${noteChannel}`);
      position ??= await durablePosition(fresh);
    } catch (error) {
      void endQuietly(fresh);
      throw error;
    }
    if (isClosed || client) {
      void endQuietly(fresh);
      if (client) return client;
      throw new Error('closed');
    }
    client = fresh;
    return fresh;
  }

  function drop(lost: Client): void {
    if (client === lost) client = null;
  }

  /** Whatever went wrong, the next reading begins with a new connection, on whoever leads then. */
  function giveUp(): void {
    const lost = client;
    client = null;
    if (lost) void endQuietly(lost);
  }

  function read(): void {
    if (isClosed) return;
    if (running) {
      isAskedAgain = true;
      return;
    }
    running = readOnce()
      .catch((error: Error) => {
        log.warn(`change feed: ${error.message}`);
        giveUp();
      })
      .finally(() => {
        running = null;
        if (isAskedAgain) {
          isAskedAgain = false;
          read();
        }
      });
  }

  async function readOnce(): Promise<void> {
    const connection = await connect();
    const from = position ?? (await durablePosition(connection));
    const { open, entries } = await readFrom(connection, from);
    const next = positionAfter(entries, { from, open });
    const fresh = entries.filter((entry) => !told.has(entry.id));
    told = new Set(entries.filter((entry) => BigInt(entry.xid) >= BigInt(next)).map((entry) => entry.id));
    position = next;
    if (entries.length >= mostAtOnce) onGap(next);
    else if (fresh.length > 0) onEntries(fresh, next);
  }

  await connect();
  const poll = setInterval(read, pollEveryMs);

  return {
    announce: () => {
      announcing ??= setTimeout(() => {
        announcing = null;
        connect()
          .then((connection) => connection.query(`notify ${channel}`))
          .catch((error: Error) => log.warn(`change feed: not announced: ${error.message}`));
      }, announceEveryMs);
    },
    since: async (from) => {
      const connection = await connect();
      const { open, entries } = await readFrom(connection, from);
      if (entries.length > mostEntries) return null;
      return { entries, position: positionAfter(entries, { from: position ?? from, open }) };
    },
    close: async () => {
      isClosed = true;
      clearInterval(poll);
      if (announcing) clearTimeout(announcing);
      await running;
      await client?.end();
    },
  };
}

/** Before anything was read: after the last entry that is visible, and so survives. */
async function durablePosition(client: Client): Promise<string> {
  const open = await horizon(client);
  const result = await client.query<{ last: string | null }>('select last_change()::text as last');
  const { last } = only(result.rows);
  return positionAfter(last === null ? [] : [{ xid: last }], { from: '0', open });
}

/** Both are sent at once and answered in this order: what commits in between is read again next time. */
async function readFrom(client: Client, position: string): Promise<{ open: string; entries: FeedEntry[] }> {
  const [open, entries] = await Promise.all([horizon(client), entriesSince(client, position)]);
  return { open, entries };
}

const horizonStatement = named('select change_horizon()::text as horizon');

async function horizon(client: Client): Promise<string> {
  const result = await client.query<{ horizon: string }>(horizonStatement);
  return only(result.rows).horizon;
}

const entriesStatement = named(`select id::text, area_id, centre_id,
  other_centres_of(area_id, entity, row_id, id) as other_centre_ids, entity, row_id, kind, xid::text
  from change_feed($1::xid8)`);

async function entriesSince(client: Client, position: string): Promise<FeedEntry[]> {
  const result = await client.query<FeedEntry>(entriesStatement, [position]);
  return result.rows;
}

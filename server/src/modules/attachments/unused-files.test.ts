import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { bindFileStore } from '../../platform/files/bind-file-store.ts';
import { openDiskStore } from '../../platform/files/disk-store.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { type SweepReport, sweepFiles } from '../../platform/files/sweep-files.ts';
import { upload } from '../../testing/attachments.ts';
import { picture } from '../../testing/hostile-files.ts';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { keepSwept } from './keep-files.ts';

const hour = 3_600_000;
let portal: TestPortal;
let database: Database;
let files: FileStore;
let clerk: Visitor;
let sewadar: string;
beforeAll(async () => {
  portal = await openTestPortal();
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  database = openDatabase({ url: portal.appUrl, log, usesPlainRequests: false });
  files = await openDiskStore(portal.dataDir);
  clerk = await portal.signIn('clerk');
  sewadar = await makeSewadar(clerk, (await placesOf(portal))['ASR-1'] ?? '');
});
afterAll(async () => {
  await database.close();
  await portal.close();
});

test('every file that no row names goes into the bin, every other and every fresh one stays', async () => {
  const [kept, deleted] = [await sendPhoto(200), await sendPhoto(300)];
  const filesOf = async ({ id }: { id: string }) => {
    const columns = 'array[content_hash, thumbnail_hash, card_hash] as all';
    return (await portal.owner.query(`select ${columns} from attachment where id = $1`, [id])).rows[0].all;
  };
  const [wanted, unwanted] = [await filesOf(kept), await filesOf(deleted)];
  const stray = await files.put(Buffer.from('left behind by a crash'));
  for (const hash of [...wanted, ...unwanted, stray]) await makeOld(hash);
  const fresh = await files.put(Buffer.from('its row is about to be saved'));
  expect((await sweep()).removed).toBe(1);
  await clerk.delete(`/api/attachment/${deleted.id}`);
  expect((await sweep()).removed).toBe(3);
  const there = async (hashes: string[]) => Promise.all(hashes.map((hash) => files.has(hash)));
  expect(await there([...wanted, fresh])).toEqual([true, true, true, true]);
  expect(await there([...unwanted, stray])).toEqual([false, false, false, false]);
});

test('a file that is sent again while it is being judged stays', async () => {
  const bytes = Buffer.from('sent again');
  const hash = await files.put(bytes);
  await makeOld(hash);
  await sweep(async (hashes) => {
    if (hashes.includes(hash)) await files.put(bytes);
    return database.unusedFiles(hashes);
  });
  expect(await files.has(hash)).toBe(true);
});

test('and one that was swept just before its row came is written once more', async () => {
  const prepared = { mime: 'image/png', bytes: Buffer.from('swept'), width: 1, height: 1 } as const;
  const contentHash = await files.put(prepared.bytes);
  await files.remove(contentHash);
  const kept = { contentHash, thumbnailHash: null, cardHash: null };
  await keepSwept(files, kept, { ...prepared, thumbnail: null, card: null });
  expect(await files.has(contentHash)).toBe(true);
});

test('what is in the bin comes back when it is asked for or named again, and is deleted after thirty days', async () => {
  const { id } = await sendPhoto(400);
  const named = await portal.owner.query('select content_hash as hash from attachment where id = $1', [id]);
  const hash = named.rows[0].hash;
  await files.remove(hash);
  expect(await files.has(hash)).toBe(false);
  expect((await sweep()).takenBack).toBe(1);
  expect(await files.has(hash)).toBe(true);

  await files.remove(hash);
  const file = await clerk.get(`/api/attachment/${id}/file`);
  expect(file.status).toBe(200);

  const stray = await files.put(Buffer.from('stray'));
  await files.remove(stray);
  expect((await sweep(undefined, new Date(Date.now() + 29 * 24 * hour))).deleted).toBe(0);
  expect((await sweep(undefined, new Date(Date.now() + 31 * 24 * hour))).deleted).toBeGreaterThan(0);
  expect(await files.get(stray)).toBeNull();
});

test('a full store loses nothing to an empty, wrong or older database', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sewa store '));
  try {
    const store = await openDiskStore(dataDir);
    const hashes = await Promise.all(
      Array.from({ length: 40 }, (_, n) => store.put(Buffer.from(`of the other portal ${n}`))),
    );
    const [id, other] = [randomUUID(), randomUUID()];
    const none = async () => [];
    const all = async (asked: readonly string[]) => [...asked];
    const later = new Date(Date.now() + 40 * 24 * hour);
    const everything = async () => (await Promise.all(hashes.map((hash) => store.has(hash)))).every(Boolean);

    // A store without an id is not taken over by a database that does not know its files.
    await expect(bindFileStore({ files: store, id: other, unused: all })).rejects.toThrow('carries no id');
    expect(await store.readOwner()).toBeNull();
    await bindFileStore({ files: store, id, unused: none });
    expect(await store.readOwner()).toBe(id);
    await bindFileStore({ files: store, id, unused: all });
    await expect(bindFileStore({ files: store, id: other, unused: none })).rejects.toThrow(
      'another database',
    );

    await expect(sweepFiles({ files: store, unused: all, now: later })).rejects.toThrow('40 of 40 files');
    const older = async (asked: readonly string[]) => asked.filter((hash) => hashes.indexOf(hash) < 15);
    await expect(sweepFiles({ files: store, unused: older, now: later })).rejects.toThrow('15 of 40 files');
    expect(await everything()).toBe(true);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('an empty store is taken by a restored database, which then misses files and removes none', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sewa store '));
  try {
    const store = await openDiskStore(dataDir);
    const id = await database.installationId();
    await bindFileStore({ files: store, id, unused: database.unusedFiles });
    expect(await store.readOwner()).toBe(id);
    const report = await sweepFiles({ files: store, unused: database.unusedFiles, now: new Date() });
    expect(report).toEqual({ removed: 0, takenBack: 0, deleted: 0 });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function sendPhoto(width: number): Promise<{ id: string }> {
  const bytes = await picture(width, width).jpeg().toBuffer();
  const sent = { owner: 'sewadar', ownerId: sewadar, type: attachmentTypes.PHOTO } as const;
  return (await upload(portal, clerk, sent, bytes)).body.data;
}

async function makeOld(hash: string): Promise<void> {
  const twoDaysAgo = new Date(Date.now() - 49 * hour);
  await utimes(
    join(portal.dataDir, 'files', hash.slice(0, 2), hash.slice(2, 4), hash),
    twoDaysAgo,
    twoDaysAgo,
  );
}

function sweep(unused = database.unusedFiles, now = new Date()): Promise<SweepReport> {
  return sweepFiles({ files, unused, now });
}

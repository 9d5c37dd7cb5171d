import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { openDiskStore } from '../../platform/files/disk-store.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { sweepFiles } from '../../platform/files/sweep-files.ts';
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

test('within a day every file that no row names is gone, every other and every fresh one is there', async () => {
  const [kept, deleted] = [await sendPhoto(200), await sendPhoto(300)];
  const filesOf = async ({ id }: { id: string }) => {
    const columns = 'array[content_hash, thumbnail_hash, card_hash] as all';
    return (await portal.owner.query(`select ${columns} from attachment where id = $1`, [id])).rows[0].all;
  };
  const [wanted, unwanted] = [await filesOf(kept), await filesOf(deleted)];
  const stray = await files.put(Buffer.from('left behind by a crash'));
  for (const hash of [...wanted, ...unwanted, stray]) await makeOld(hash);
  const fresh = await files.put(Buffer.from('its row is about to be saved'));
  expect(await sweepDay()).toBe(1);
  await clerk.delete(`/api/attachment/${deleted.id}`);
  expect(await sweepDay()).toBe(3);
  const there = async (hashes: string[]) => Promise.all(hashes.map((hash) => files.has(hash)));
  expect(await there([...wanted, fresh])).toEqual([true, true, true, true]);
  expect(await there([...unwanted, stray])).toEqual([false, false, false, false]);
});

test('a file that is sent again while it is being judged stays', async () => {
  const bytes = Buffer.from('sent again');
  const hash = await files.put(bytes);
  await makeOld(hash);
  await sweepDay(async (hashes) => {
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

async function sweepDay(unused = database.unusedFiles): Promise<number> {
  let removed = 0;
  for (let past = 0; past < 24; past += 1)
    removed += await sweepFiles({ files, unused, now: new Date(Date.now() - past * hour) });
  return removed;
}

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { openS3Server, type S3Server } from '../../testing/s3-server.ts';
import { type FileStore, FileStoreError, type StoredFile } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';

let dataDir: string;
let s3: S3Server;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sewa files '));
  s3 = await openS3Server();
});
afterAll(async () => {
  await s3.close();
  await rm(dataDir, { recursive: true, force: true });
});

const nothing = '0'.repeat(64);
const places: [string, () => Record<string, string>][] = [
  ['on disk', () => ({ DATA_DIR: dataDir })],
  ['in a bucket, path style', () => ({ S3_URL: s3.url() })],
  ['in a bucket, virtual host', () => ({ S3_URL: s3.hostUrl() })],
];

describe.each(places)('%s', (_place, env) => {
  let files: FileStore;
  beforeAll(async () => {
    files = await openFileStore(readConfig(env()));
  });

  test('what is put in comes out, under the hash of its content', async () => {
    const bytes = randomBytes(300_000);
    const hash = await files.put(bytes);
    expect(await files.put(bytes)).toBe(hash);
    expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(await read(files, hash)).toEqual(bytes);
    expect(await files.has(hash)).toBe(true);
  });

  test('what is not there is null, and removing it is no error', async () => {
    expect(await files.get(nothing)).toBeNull();
    expect(await files.has(nothing)).toBe(false);
    expect(await files.writtenAt(nothing)).toBeNull();
    await files.remove(nothing);
    const hash = await files.put(Buffer.from('to be removed'));
    await files.destroy(hash);
    expect(await files.get(hash)).toBeNull();
  });

  test('what is removed lies in the bin, comes back when it is asked for, and can be destroyed', async () => {
    const bytes = randomBytes(2_000);
    const hash = await files.put(bytes);
    await files.remove(hash);
    expect(await files.has(hash)).toBe(false);
    const binned = async () => {
      const found: string[] = [];
      for await (const file of files.bin.list()) found.push(file.hash);
      return found.includes(hash);
    };
    expect(await binned()).toBe(true);
    expect(await read(files, hash)).toEqual(bytes);
    expect([await files.has(hash), await binned()]).toEqual([true, false]);
    await files.remove(hash);
    await files.destroy(hash);
    expect([await read(files, hash), await binned()]).toEqual([null, false]);
    expect(await files.bin.takeBack(hash)).toBe(false);
  });

  test('carries the id of its database', async () => {
    const id = randomUUID();
    expect(await files.readOwner()).not.toBe(id);
    await files.writeOwner(id);
    expect(await files.readOwner()).toBe(id);
  });

  test('a list names what begins so, and when it was written', async () => {
    const before = Date.now();
    const hash = await files.put(Buffer.from(`listed ${before}`));
    const found = await listed(files.list(hash.slice(0, 2)));
    const one = found.find((file) => file.hash === hash);
    expect(Math.abs((one?.writtenAt.getTime() ?? 0) - before)).toBeLessThan(60_000);
    expect(found.every((file) => file.hash.startsWith(hash.slice(0, 2)))).toBe(true);
    expect(await files.writtenAt(hash)).toBeInstanceOf(Date);
  });

  test('only a hash is a name', async () => {
    for (const name of ['', '../secret', `${nothing}/..`, nothing.toUpperCase().replace('0', 'A')])
      await expect(files.get(name)).rejects.toThrow('not a content hash');
  });
});

test('on disk: whole or not at all, for nobody else, drafts of a killed process go', async () => {
  const files = await openFileStore(readConfig({ DATA_DIR: dataDir }));
  const hash = await files.put(Buffer.from('private'));
  const path = join(dataDir, 'files', hash.slice(0, 2), hash.slice(2, 4), hash);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  for (const folder of ['files', 'files.drafts', join('files', hash.slice(0, 2))])
    expect((await stat(join(dataDir, folder))).mode & 0o777).toBe(0o700);
  expect(await readdir(join(dataDir, 'files.drafts'))).toEqual([]);

  const [fresh, old] = [join(dataDir, 'files.drafts', 'fresh'), join(dataDir, 'files.drafts', 'old')];
  await writeFile(fresh, 'x');
  await writeFile(old, 'x');
  await utimes(old, 0, 0);
  await openFileStore(readConfig({ DATA_DIR: dataDir }));
  expect(await readdir(join(dataDir, 'files.drafts'))).toEqual(['fresh']);
});

test('on disk: a folder that cannot be made stops the start with a text that says where', async () => {
  await writeFile(join(dataDir, 'a file'), '');
  const opening = openFileStore(readConfig({ DATA_DIR: join(dataDir, 'a file', 'below') }));
  await expect(opening).rejects.toThrow(FileStoreError);
  await expect(opening).rejects.toThrow('Look at DATA_DIR');
});

describe('a bucket that cannot be used stops the start with a text that says why', () => {
  test.each([
    ['no such bucket', () => s3.url({ bucket: 'nowhere' }), 'there is no bucket'],
    ['a wrong key', () => s3.url({ secret: 'hunter2hunter2' }), 'refuses the key of S3_URL'],
    ['another region', () => s3.url().replace('ap-south-1', 'eu-west-1'), 'S3_URL'],
    ['nobody there', () => 'http://key:hunter2@127.0.0.1:9/photos', 'does not answer'],
  ])('%s', async (_what, url, text) => {
    const opening = openFileStore(readConfig({ S3_URL: url() }));
    await expect(opening).rejects.toThrow(FileStoreError);
    await expect(opening).rejects.toThrow(text);
    await expect(opening).rejects.toThrow(expect.not.stringContaining('hunter2'));
  });
});

test('a list in a bucket goes on over more than one page', async () => {
  const files = await openFileStore(readConfig({ S3_URL: s3.url() }));
  const before = await listed(files.list(''));
  for (let n = 0; n < 1005; n += 25)
    await Promise.all(Array.from({ length: 25 }, (_, m) => files.put(Buffer.from(`file ${n + m}`))));
  expect((await listed(files.list(''))).length - before.length).toBe(1025);
});

async function listed(files: AsyncIterable<StoredFile>): Promise<StoredFile[]> {
  const found: StoredFile[] = [];
  for await (const file of files) found.push(file);
  return found;
}

async function read(files: FileStore, hash: string): Promise<Buffer | null> {
  const stream = await files.get(hash);
  return stream && buffer(stream);
}

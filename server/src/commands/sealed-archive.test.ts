import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealing, unsealed } from './sealed-archive.ts';

const passphrase = 'ਕੈਂਪ ਦਾ ਪਾਸਫ਼ਰੇਜ਼';
const content = Buffer.concat([Buffer.from('donor Harpreet Kaur '), randomBytes(200_000)]);
let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sewa sealed '));
  file = join(folder, 'sealed');
  await pipeline(Readable.from([content]), sealing(passphrase), createWriteStream(file));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const opened = (path: string, word: string | null) => buffer(Readable.from(unsealed(path, word)));

test('what was encrypted comes back with its passphrase, however its letters are composed', async () => {
  expect(await opened(file, passphrase)).toEqual(content);
  expect(await opened(file, passphrase.normalize('NFD'))).toEqual(content);
  expect((await readFile(file)).includes('Harpreet')).toBe(false);
});

test('another passphrase, or none, opens nothing', async () => {
  await expect(opened(file, 'another passphrase')).rejects.toThrow('is not the one');
  await expect(opened(file, null)).rejects.toThrow('it is encrypted');
});

test('a changed or cut archive is refused', async () => {
  const whole = await readFile(file);
  for (const place of [whole.length - 1, 100_000, 70]) {
    const changed = Buffer.from(whole);
    changed.writeUInt8((changed[place] ?? 0) ^ 1, place);
    await writeFile(join(folder, 'changed'), changed);
    await expect(opened(join(folder, 'changed'), passphrase), String(place)).rejects.toThrow();
  }
  await writeFile(join(folder, 'cut'), whole.subarray(0, -5_000));
  await expect(opened(join(folder, 'cut'), passphrase)).rejects.toThrow();
});

test('without a passphrase an archive is as it always was', async () => {
  const plain = join(folder, 'plain');
  await pipeline(Readable.from([content]), sealing(null), createWriteStream(plain));
  expect(await readFile(plain)).toEqual(content);
  expect(await opened(plain, passphrase)).toEqual(content);
  await writeFile(join(folder, 'empty'), '');
  expect(await opened(join(folder, 'empty'), null)).toEqual(Buffer.alloc(0));
});

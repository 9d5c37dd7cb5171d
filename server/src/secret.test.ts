import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deriveSecret, readSecret } from './secret.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sewa-secret-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('a given secret is used and nothing is kept', async () => {
  expect(await readSecret({ secret: 'given', dataDir })).toBe('given');
  expect(await readdir(dataDir)).toEqual([]);
});

test('a random secret is made once, also when many ask at once, and only its owner may read it', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => readSecret({ secret: null, dataDir })));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toHaveLength(43);
  expect(await readdir(dataDir)).toEqual(['secret']);
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
});

test('each purpose has its own secret, always the same', () => {
  expect(deriveSecret('a', 'cookies')).toBe(deriveSecret('a', 'cookies'));
  expect(deriveSecret('a', 'cookies')).not.toBe(deriveSecret('a', 'mail'));
  expect(deriveSecret('a', 'cookies')).not.toBe(deriveSecret('b', 'cookies'));
});

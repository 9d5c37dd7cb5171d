import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { readOrCreatePrivateFile } from './platform/private-file.ts';

/** PORTAL_SECRET, or a random one made at the first start and kept beside the data. */
export async function readSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): Promise<string> {
  if (secret !== null) return secret;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const kept = await readOrCreatePrivateFile(join(dataDir, 'secret'), () =>
    randomBytes(32).toString('base64url'),
  );
  return kept.trim();
}

/** One secret per purpose, so that a leaked one opens nothing else. */
export function deriveSecret(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, 'sewa-portal', purpose, 32)).toString('base64url');
}

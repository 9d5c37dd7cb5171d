import type { KeyObject } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PortalError } from '../../http/portal-error.ts';
import { writePrivateFile } from '../../private-file.ts';
import { readKey } from '../wire/frame.ts';

/** The private key of this laptop: readable by its owner, in no backup and in no reply. */
const keyFile = (dataDir: string, device: string) => join(dataDir, 'device', `${device}.pem`);

export async function storeKey(dataDir: string, device: string, pem: string): Promise<void> {
  await mkdir(join(dataDir, 'device'), { recursive: true, mode: 0o700 });
  await writePrivateFile(keyFile(dataDir, device), pem);
}

/** Without its key, as after a restore on another machine, the laptop is enrolled again. */
export async function loadKey(dataDir: string, device: string): Promise<KeyObject> {
  try {
    return readKey(await readFile(keyFile(dataDir, device), 'utf8'));
  } catch (error) {
    throw new PortalError('SYNC_REFUSED', { cause: error });
  }
}

/** Also those of earlier enrolments. */
export async function forgetKeys(dataDir: string): Promise<void> {
  await rm(join(dataDir, 'device'), { recursive: true, force: true });
}

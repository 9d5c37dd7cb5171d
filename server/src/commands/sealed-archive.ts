import { createCipheriv, createDecipheriv, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** The first bytes of an encrypted archive; a plain one begins as every gzip does. */
const mark = Buffer.from('SEWA-SEALED-1\n');
const sizes = { salt: 16, iv: 12, check: 16, tag: 16 } as const;
const headSize = mark.length + sizes.salt + sizes.iv + sizes.check;

/**
 * Encrypts what flows through (AES-256-GCM), under a key that is dear to guess. Without a passphrase nothing changes.
 * The head says how the key is made and whether a passphrase is the right one; the last bytes vouch for the whole.
 */
export function sealing(passphrase: string | null) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    if (passphrase === null) {
      yield* source;
      return;
    }
    const [salt, iv] = [randomBytes(sizes.salt), randomBytes(sizes.iv)];
    const { key, check } = keyOf(passphrase, salt);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    yield Buffer.concat([mark, salt, iv, check]);
    for await (const chunk of source) yield cipher.update(chunk);
    yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
  };
}

/** The content of an archive, decrypted where it is encrypted. Throws at its end when a byte was changed. */
export async function* unsealed(file: string, passphrase: string | null): AsyncGenerator<Buffer> {
  const { head, tag, size } = await endsOf(file);
  if (!head.subarray(0, mark.length).equals(mark)) {
    yield* createReadStream(file) as AsyncIterable<Buffer>;
    return;
  }
  if (passphrase === null) throw new Error('it is encrypted, and PORTAL_BACKUP_SECRET is not set');
  const salt = head.subarray(mark.length, mark.length + sizes.salt);
  const iv = head.subarray(mark.length + sizes.salt, headSize - sizes.check);
  const { key, check } = keyOf(passphrase, salt);
  if (!timingSafeEqual(check, head.subarray(headSize - sizes.check)))
    throw new Error('PORTAL_BACKUP_SECRET is not the one that it was encrypted with');
  const decipher = createDecipheriv('aes-256-gcm', key, iv).setAuthTag(tag);
  const content = createReadStream(file, { start: headSize, end: size - sizes.tag - 1 });
  for await (const chunk of content as AsyncIterable<Buffer>) yield decipher.update(chunk);
  yield decipher.final();
}

/** A tenth of a second for each guess. */
function keyOf(passphrase: string, salt: Buffer): { key: Buffer; check: Buffer } {
  const options = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 };
  const bytes = scryptSync(passphrase.normalize('NFC'), salt, 32 + sizes.check, options);
  return { key: bytes.subarray(0, 32), check: bytes.subarray(32) };
}

async function endsOf(file: string): Promise<{ head: Buffer; tag: Buffer; size: number }> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(headSize);
    const tag = Buffer.alloc(sizes.tag);
    await handle.read(head, 0, headSize, 0);
    await handle.read(tag, 0, sizes.tag, Math.max(0, size - sizes.tag));
    return { head, tag, size };
  } finally {
    await handle.close();
  }
}

import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { S3Place } from '../../config.ts';
import {
  assertHash,
  type FileBin,
  type FileStore,
  FileStoreError,
  isHash,
  ownerName,
  type StoredFile,
} from './file-store.ts';

const timeLimit = 20_000;
/** Objects of the bin; the time of each is that of its removal. */
const binFolder = 'bin/';

/** A bucket of any S3-compatible server; each file is an object named by its hash. A bucket that cannot be used stops the start. */
export async function openS3Store(place: S3Place): Promise<FileStore> {
  const ask = asker(place);

  async function write(name: string, bytes: Buffer): Promise<void> {
    await (await ask('PUT', `/${name}`, bytes)).body?.cancel();
  }

  async function read(name: string): Promise<Readable | null> {
    const reply = await ask('GET', `/${name}`);
    return reply.status === 404 ? null : Readable.fromWeb(reply.body as ReadableStream);
  }

  async function erase(name: string): Promise<void> {
    await (await ask('DELETE', `/${name}`)).body?.cancel();
  }

  /**
   * Written before it is deleted: broken off in between, it is in both places. False when it is not there. Through this
   * machine, because a copy inside the bucket needs the bucket's name, which its address does not always tell.
   */
  async function move(from: string, to: string): Promise<boolean> {
    const found = await read(from);
    if (found === null) return false;
    await write(to, await buffer(found));
    await erase(from);
    return true;
  }

  async function put(bytes: Buffer): Promise<string> {
    const hash = sha256(bytes);
    await write(hash, bytes);
    return hash;
  }

  async function get(hash: string): Promise<Readable | null> {
    assertHash(hash);
    return (await read(hash)) ?? ((await bin.takeBack(hash)) ? read(hash) : null);
  }

  async function writtenAt(hash: string): Promise<Date | null> {
    assertHash(hash);
    const reply = await ask('HEAD', `/${hash}`);
    return reply.status === 404 ? null : new Date(reply.headers.get('last-modified') ?? 0);
  }

  async function remove(hash: string): Promise<void> {
    assertHash(hash);
    await move(hash, binFolder + hash);
  }

  async function destroy(hash: string): Promise<void> {
    assertHash(hash);
    await erase(hash);
    await erase(binFolder + hash);
  }

  const bin: FileBin = {
    async *list() {
      for await (const { name, at } of named(binFolder)) {
        const hash = name.slice(binFolder.length);
        if (isHash(hash)) yield { hash, removedAt: at };
      }
    },
    takeBack: (hash) => {
      assertHash(hash);
      return move(binFolder + hash, hash);
    },
    delete: (hash) => {
      assertHash(hash);
      return erase(binFolder + hash);
    },
  };

  async function* list(prefix: string): AsyncGenerator<StoredFile> {
    for await (const { name, at } of named(prefix)) if (isHash(name)) yield { hash: name, writtenAt: at };
  }

  /** By marker, the older form of listing: every server knows it, and what comes next is no secret of its own. */
  async function* named(prefix: string): AsyncGenerator<{ name: string; at: Date }> {
    let marker = '';
    do {
      const query = new URLSearchParams({ prefix, marker, 'max-keys': '1000' });
      const text = await (await ask('GET', `?${query}`)).text();
      const isTruncated = /<IsTruncated>true<\/IsTruncated>/.test(text);
      marker = '';
      for (const [, key = '', at = ''] of text.matchAll(/<Key>([^<]+)<\/Key>\s*<LastModified>([^<]+)</g)) {
        if (isTruncated) marker = key;
        yield { name: key, at: new Date(at) };
      }
    } while (marker !== '');
  }

  const probe = await put(Buffer.from('Sewa Portal was here'));
  const back = await get(probe);
  back?.destroy();
  if (back === null) throw new FileStoreError(`the bucket ${place.address} loses what is put into it`);
  await destroy(probe);
  return {
    ...{ put, get, writtenAt, remove, destroy, list, bin },
    has: async (hash) => (await writtenAt(hash)) !== null,
    readOwner: async () => {
      const found = await read(ownerName);
      return (found && (await text(found)).trim()) || null;
    },
    writeOwner: (id) => write(ownerName, Buffer.from(id)),
  };
}

/** One signed call. Nothing there (404) is an answer; every other refusal is an error that says what to look at. */
function asker(place: S3Place) {
  const { accessKeyId, secretAccessKey, region } = place;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  return async (method: string, path: string, body?: Buffer): Promise<Response> => {
    const patience = new AbortController();
    // Only until it begins to answer: whoever reads a large file over a slow line may take longer.
    const timer = setTimeout(() => patience.abort(), timeLimit);
    try {
      const reply = await client.fetch(place.address + path, {
        method,
        // The server compares it with what arrives.
        headers: { 'x-amz-content-sha256': sha256(body ?? '') },
        ...(body ? { body: new Uint8Array(body) } : {}),
        signal: patience.signal,
        redirect: 'manual',
      });
      if (reply.ok) return reply;
      const text = method === 'HEAD' ? '' : await reply.text();
      const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
      if (reply.status === 404 && code !== 'NoSuchBucket' && method !== 'PUT') return reply;
      throw new FileStoreError(refusal(place.address, reply.status, code));
    } catch (error) {
      if (error instanceof FileStoreError) throw error;
      throw new FileStoreError(`the file store ${place.address} does not answer. Look at S3_URL.`, {
        cause: error,
      });
    } finally {
      clearTimeout(timer);
    }
  };
}

function refusal(address: string, status: number, code: string): string {
  const said = code || `status ${status}`;
  if (code === 'NoSuchBucket' || status === 404)
    return `there is no bucket ${address} (${said}). Make it, or look at S3_URL.`;
  if (status === 301 || status === 307 || /Region|AuthorizationHeaderMalformed|PermanentRedirect/.test(code))
    return `the bucket ${address} is in another region (${said}). Add ?region=… to S3_URL.`;
  if (status === 401 || status === 403)
    return `the bucket ${address} refuses the key of S3_URL (${said}). It must be allowed to put, get, list and delete.`;
  return `the file store ${address} fails (${said})`;
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

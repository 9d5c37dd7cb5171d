import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Tx } from '../db/kysely-on-client.ts';
import { sheetTypes, writeRows } from '../sheets/write-rows.ts';
import type { FileReply, RowsFile } from './route.ts';

interface Sending {
  read<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  timeZone: string;
  user: string;
}

/** The body of a file's reply, with its headers set. */
export function sendFile(reply: FastifyReply, file: FileReply, sending: Sending): Buffer | Readable {
  const isInline = 'body' in file && file.isInline === true;
  const name = encodeURIComponent(file.fileName);
  reply.header('content-disposition', `${isInline ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`);
  if (!('body' in file)) {
    const { header, format = 'csv' } = file;
    reply.header('content-type', sheetTypes[format]);
    const { timeZone, user } = sending;
    return writeRows(format, { header, pages: pagesOf(file, sending), timeZone, user });
  }
  reply.header('content-type', file.contentType);
  // What people send us is shown, never run.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (file.cacheSeconds) {
    reply.header('cache-control', `private, max-age=${file.cacheSeconds}, immutable`);
    // Whoever signs in next at the same machine asks anew.
    reply.header('vary', 'cookie');
  }
  return file.body;
}

async function* pagesOf(file: RowsFile, { read }: Sending) {
  let cursor: string | null = null;
  try {
    do {
      const page: Awaited<ReturnType<RowsFile['page']>> = await read((tx) => file.page(tx, cursor));
      yield page.rows;
      cursor = page.next;
    } while (cursor !== null);
  } finally {
    file.close?.();
  }
}

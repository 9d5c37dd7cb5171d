import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Tx } from '../db/kysely-on-client.ts';
import { csvLine } from './csv.ts';
import type { FileReply, RowsFile } from './route.ts';

type Read = <T>(run: (tx: Tx) => Promise<T>) => Promise<T>;

/** The body of a file's reply, with its headers set. */
export function sendFile(reply: FastifyReply, file: FileReply, read: Read): Buffer | Readable {
  const isInline = 'body' in file && file.isInline === true;
  const name = encodeURIComponent(file.fileName);
  reply.header('content-disposition', `${isInline ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`);
  if (!('body' in file)) {
    reply.header('content-type', 'text/csv; charset=utf-8');
    return Readable.from(csvPages(file, read));
  }
  reply.header('content-type', file.contentType);
  // What people send us is shown, never run.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (file.cacheSeconds) reply.header('cache-control', `private, max-age=${file.cacheSeconds}, immutable`);
  return file.body;
}

async function* csvPages(file: RowsFile, read: Read) {
  // The byte order mark tells spreadsheets that this is UTF-8.
  yield `\uFEFF${csvLine(file.header)}`;
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<RowsFile['page']>> = await read((tx) => file.page(tx, cursor));
    yield page.rows.map(csvLine).join('');
    cursor = page.next;
  } while (cursor !== null);
}

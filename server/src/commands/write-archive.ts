import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import tar from 'tar-stream';
import { ifMissing } from '../platform/if-missing.ts';
import { syncFolder } from '../platform/private-file.ts';
import { portalVersion } from '../version.ts';
import {
  columnList,
  quoted,
  readAppliedMigrations,
  readLogMonths,
  readSequences,
  readTables,
  type Table,
} from './catalogue.ts';
import {
  type ArchivedEntry,
  type ArchivedTable,
  filesFolder,
  type Manifest,
  manifestName,
  tableFolder,
} from './manifest.ts';
import { sealing } from './sealed-archive.ts';

type Order = { client: pg.ClientBase; filesDir: string; target: string; passphrase: string | null };

/** One archive of everything, as of one moment. It appears under its name only when it is complete and on disk. */
export async function writeArchive({ client, filesDir, target, passphrase }: Order): Promise<Manifest> {
  await mkdir(dirname(target), { recursive: true });
  const draft = `${target}.${process.pid}.part`;
  const archive = openArchive(draft, passphrase);
  try {
    const manifest = await fill(archive, client, filesDir);
    await archive.close();
    await rename(draft, target);
    await syncFolder(dirname(target));
    return manifest;
  } catch (error) {
    await archive.abandon();
    await rm(draft, { force: true });
    throw error;
  }
}

type Archive = ReturnType<typeof openArchive>;

async function fill(archive: Archive, client: pg.ClientBase, filesDir: string): Promise<Manifest> {
  // With row_security off a policy that would hide rows is an error instead of a hole in the backup.
  await client.query(
    'set row_security = off; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0',
  );
  await client.query('begin isolation level repeatable read read only');
  const tables: ArchivedTable[] = [];
  for (const table of await readTables(client)) tables.push(await addTable(archive, client, table));
  const [sequences, migrations] = [await readSequences(client), await readAppliedMigrations(client)];
  const logMonths = await readLogMonths(client);
  await client.query('commit');
  // After the snapshot: a file exists before the row that names it, so none of those rows lacks its file.
  await addFiles(archive, filesDir, '');
  const manifest: Manifest = {
    ...{
      format: 'sewa-portal-backup',
      formatVersion: 1,
      portalVersion: portalVersion,
      madeAt: new Date().toISOString(),
    },
    ...{ migrations, tables, sequences, logMonths, entries: [...archive.entries] },
  };
  const text = Buffer.from(JSON.stringify(manifest, null, 2));
  await archive.add(manifestName, text.length, Readable.from([text]));
  return manifest;
}

const pieceSize = 4_000_000;

/** In pieces, because a tar entry must say its length before its content, and a table's is not known. */
async function addTable(archive: Archive, client: pg.ClientBase, table: Table): Promise<ArchivedTable> {
  const copy = client.query(
    copyTo(`copy (select ${columnList(table.columns)} from ${quoted(table)}) to stdout`),
  );
  let number = 0;
  for await (const piece of piecesOf(copy)) {
    number += 1;
    const name = `${tableFolder(table)}${String(number).padStart(6, '0')}.copy`;
    await archive.add(name, piece.length, Readable.from([piece]));
  }
  return { ...table, rows: copy.rowCount };
}

/** Cut at fixed places, so that the same rows make the same entries. */
async function* piecesOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    waiting.push(chunk);
    bytes += chunk.length;
    while (bytes >= pieceSize) {
      const all = Buffer.concat(waiting);
      yield all.subarray(0, pieceSize);
      waiting = [all.subarray(pieceSize)];
      bytes -= pieceSize;
    }
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

async function addFiles(archive: Archive, filesDir: string, folder: string): Promise<void> {
  const entries = await readdir(join(filesDir, folder), { withFileTypes: true }).catch(ifMissing([]));
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) await addFiles(archive, filesDir, path);
    if (!entry.isFile()) continue;
    // Held open, so that it cannot go between here and its last byte. Gone already: no row names it any more.
    const file = await open(join(filesDir, path)).catch(ifMissing(null));
    if (file === null) continue;
    const { size } = await file.stat();
    await archive.add(`${filesFolder}${path}`, size, file.createReadStream());
  }
}

function openArchive(draft: string, passphrase: string | null) {
  const pack = tar.pack();
  const written = pipeline(
    pack,
    createGzip(),
    sealing(passphrase),
    createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
  );
  // A failure before anybody waits must not end the process; close() throws it.
  written.catch(() => undefined);
  const entries: ArchivedEntry[] = [];
  return {
    entries,
    async add(name: string, bytes: number, content: Readable): Promise<void> {
      const hash = createHash('sha256');
      content.on('data', (chunk: Buffer) => hash.update(chunk));
      // When the disk is full, the entry would wait for ever: the archive's own end is watched too.
      await Promise.race([pipeline(content, pack.entry({ name, size: bytes, mode: 0o600 })), written]);
      entries.push({ name, bytes, sha256: hash.digest('hex') });
    },
    async close(): Promise<void> {
      pack.finalize();
      await written;
    },
    async abandon(): Promise<void> {
      pack.destroy();
      // It fails because it was abandoned; why, the caller already knows.
      await written.catch(() => undefined);
    },
  };
}

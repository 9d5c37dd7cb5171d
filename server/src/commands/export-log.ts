import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Config } from '../config.ts';
import { syncFolder } from '../platform/private-file.ts';
import { asOwner, type PortalDatabase } from './as-owner.ts';
import { CommandError } from './command.ts';
import { linesOfLog } from './read-log.ts';
import { sealing } from './sealed-archive.ts';

interface Part {
  name: string;
  starts: string;
  ends: string;
  /** Without its ending: change-log-2024-03, or change-log-until-2026-12 for all that came before the months. */
  fileName: string;
}

export interface ExportedPart {
  file: string;
  rows: number;
}

/**
 * Writes the months of the change log that ended so many months ago into files and takes them out of the database, one
 * after the other. A month leaves the database only when its file is on disk and was read back.
 */
export function exportLog(
  config: PortalDatabase & Partial<Pick<Config, 'backupPassphrase'>>,
  { months, folder }: { months: number; folder: string },
): Promise<ExportedPart[]> {
  return asOwner(config, async (client) => {
    await client.query(
      'set row_security = off; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0',
    );
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const done: ExportedPart[] = [];
    for (const part of await findParts(client, months))
      done.push(await exportPart(client, { part, folder, passphrase: config.backupPassphrase ?? null }));
    return done;
  });
}

/** Only closed parts: the others are still written to. */
async function findParts(client: pg.Client, months: number): Promise<Part[]> {
  const { rows } = await client.query<Part>(
    `select name, starts::text, ends::text, 'change-log-' ||
       case when starts = '-infinity' then 'until-' || to_char(ends at time zone 'UTC', 'YYYY-MM')
         else to_char(starts at time zone 'UTC', 'YYYY-MM') end as "fileName"
     from change_part
     where is_closed and ends at time zone 'UTC' <= date_trunc('month', now() at time zone 'UTC') - make_interval(months => $1)
     order by change_part.starts`,
    [months],
  );
  return rows;
}

interface Order {
  part: Part;
  folder: string;
  passphrase: string | null;
}

async function exportPart(client: pg.Client, { part, folder, passphrase }: Order): Promise<ExportedPart> {
  const draft = join(folder, `${part.fileName}.${process.pid}.part`);
  await client.query('begin');
  try {
    // Whoever erases somebody waits, or has been waited for: the file has what the table has.
    await client.query(`lock table ${pg.escapeIdentifier(part.name)} in exclusive mode`);
    const written = await writePart(client, { part, draft, passphrase });
    const read = await readBack(draft, passphrase);
    if (read.rows !== written.rows || read.sha256 !== written.sha256)
      throw new CommandError(`${draft} is not what was written: ${read.rows} of ${written.rows} entries.`);
    await takeOut(client, part, written);
    const file = await keepFile(draft, join(folder, part.fileName));
    await syncFolder(folder);
    await client.query('commit');
    return { file, rows: written.rows };
  } catch (error) {
    // Where the connection is lost, the transaction is too; what went wrong first is told.
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Under the first name that is free: a month whose entries came late is exported once more, beside the file of before. */
async function keepFile(draft: string, name: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const file = `${name}${number === 1 ? '' : `-${number}`}.jsonl.gz`;
    try {
      // Unlike rename, link refuses to replace what is there.
      await link(draft, file);
      return file;
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error;
    }
  }
}

/** One JSON object on each line. Quote and delimiter are characters that JSON never has. */
async function writePart(
  client: pg.Client,
  { part, draft, passphrase }: { part: Part; draft: string; passphrase: string | null },
): Promise<{ rows: number; sha256: string }> {
  const copy = client.query(
    copyTo(`copy (
      select row_to_json(c) from (
        select id, at, area_id, centre_id, entity, row_id, title, kind, user_id, user_name, origin, request_id, before, after
        from ${pg.escapeIdentifier(part.name)} order by at, id) c
    ) to stdout with (format csv, quote E'\\x01', delimiter E'\\x02')`),
  );
  const hash = createHash('sha256');
  await pipeline(
    copy,
    async function* (content: AsyncIterable<Buffer>) {
      for await (const chunk of content) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createGzip(),
    sealing(passphrase),
    createWriteStream(draft, { flags: 'w', mode: 0o600, flush: true }),
  );
  return { rows: copy.rowCount, sha256: hash.digest('hex') };
}

async function readBack(draft: string, passphrase: string | null): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const line of linesOfLog(draft, passphrase)) {
    hash.update(`${line}\n`);
    rows += 1;
  }
  return { rows, sha256: hash.digest('hex') };
}

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

async function takeOut(
  client: pg.Client,
  { name, starts, ends }: Part,
  { rows, sha256 }: { rows: number; sha256: string },
): Promise<void> {
  await client.query('delete from change_part where name = $1', [name]);
  // Records that have entries in other parts keep the beginning of this one, which no part has any more.
  await client.query('delete from change_part_record where parts = array[$1::timestamptz]', [starts]);
  await client.query('insert into change_export (starts, ends, rows, sha256) values ($1, $2, $3, $4)', [
    starts,
    ends,
    rows,
    sha256,
  ]);
  // Last: from here until the commit everybody waits.
  const table = pg.escapeIdentifier(name);
  await whenFree(client, `alter table change_log detach partition ${table}`);
  await client.query(`drop table ${table}`);
}

/** Waits for the locks of a statement only briefly, because everybody would wait behind it, and asks again. */
async function whenFree(client: pg.Client, statement: string): Promise<void> {
  await client.query(`set local lock_timeout = '1s'`);
  for (let attempt = 1; ; attempt += 1) {
    await client.query('savepoint free');
    try {
      await client.query(statement);
      return;
    } catch (error) {
      const { code } = error as { code?: string };
      if ((code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK_DETECTED) || attempt === 24) throw error;
      await client.query('rollback to savepoint free');
    }
    await new Promise((resolve) => setTimeout(resolve, 5_000));
  }
}

import { open } from 'node:fs/promises';
import { PortalError } from '../http/portal-error.ts';
import { ifMissing } from '../if-missing.ts';
import { readCsv } from './csv/read-csv.ts';
import { type SheetRow, sheetLimits } from './sheet.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

/** The rows of an Excel or CSV file, in this process: it is meant for one of its own. What the file is, its bytes say. */
export async function* rowsOfFile(path: string): AsyncGenerator<SheetRow> {
  let count = 0;
  for await (const row of await readerOf(path)) {
    count += 1;
    if (count > sheetLimits.rows + 1) throw new PortalError('SHEET_TOO_MANY_ROWS');
    yield row;
  }
}

async function readerOf(path: string): Promise<AsyncGenerator<SheetRow>> {
  const file = await open(path, 'r').catch(ifMissing(null));
  // It was kept for two days, on another machine, or not carried over from a backup.
  if (!file) throw new PortalError('NOT_FOUND');
  const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0).finally(() => file.close());
  const start = buffer.subarray(0, bytesRead).toString('latin1');
  if (bytesRead === 0) throw new PortalError('SHEET_EMPTY');
  if (start.startsWith('PK\x03\x04')) return readXlsx(path);
  // The container of Excel before 2007, and of workbooks with a password.
  if (start.startsWith('\xd0\xcf\x11\xe0')) throw new PortalError('SHEET_OLD_OR_LOCKED');
  if (/^(%PDF|\x89PNG|\xff\xd8\xff|GIF8|PK|Rar!)/.test(start)) throw new PortalError('SHEET_UNKNOWN');
  return readCsv(path);
}

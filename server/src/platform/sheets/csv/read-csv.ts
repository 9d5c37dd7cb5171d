import { createReadStream } from 'node:fs';
import { PortalError } from '../../http/portal-error.ts';
import { checkedRow, type SheetRow, sheetLimits } from '../sheet.ts';
import { guessCsv } from './csv-text.ts';

/** The rows of a file of separated values; a quoted cell may hold line breaks. */
export async function* readCsv(path: string): AsyncGenerator<SheetRow> {
  const { encoding, delimiter } = await guessCsv(path);
  const decoder = new TextDecoder(encoding);
  const parser = csvParser(delimiter);
  for await (const bytes of createReadStream(path, { highWaterMark: 65_536 }) as AsyncIterable<Buffer>)
    yield* parser.feed(decoder.decode(bytes, { stream: true }));
  yield* parser.feed(decoder.decode());
  yield* parser.end();
}

/** What a cell may hold at most while it is being read; an unclosed quote would otherwise swallow the file. */
const longest = sheetLimits.cellLength * 2;

function csvParser(delimiter: string) {
  const plainEnd = new RegExp(`[${delimiter === '|' ? '\\|' : delimiter}\r\n]`, 'g');
  let rest = '';
  let cells: string[] = [];
  let row = 1;

  /** Whole cells only: what may go on in the next piece is kept. */
  function* feed(piece: string, isLast = false): Generator<SheetRow> {
    rest += piece;
    let at = 0;
    while (at < rest.length) {
      const end = rest[at] === '"' ? quotedEnd(at) : plainFrom(at);
      // The character behind the cell decides what it ends: it must be there, for \r the one after it too.
      const isCut = end < 0 || end >= rest.length || (rest[end] === '\r' && end + 1 >= rest.length);
      if (isCut && !isLast) break;
      const stop = end < 0 ? rest.length : end;
      cells.push(cellOf(rest.slice(at, stop)));
      if (cells.length > sheetLimits.columns * 2) throw tooManyColumns();
      if (rest[stop] === delimiter) {
        at = stop + 1;
        // A delimiter at the very end still begins a cell, an empty one.
        if (at === rest.length && isLast) cells.push('');
        continue;
      }
      at = stop + (rest[stop] === '\r' && rest[stop + 1] === '\n' ? 2 : 1);
      yield* line();
    }
    rest = rest.slice(at);
    if (rest.length > longest)
      throw new PortalError('SHEET_CELL_TOO_LONG', { data: { row, column: cells.length + 1 } });
  }

  function plainFrom(at: number): number {
    plainEnd.lastIndex = at;
    return plainEnd.exec(rest)?.index ?? -1;
  }

  /** The place after the closing quote and whatever stray text follows it; -1 when it has not come yet. */
  function quotedEnd(at: number): number {
    let quote = rest.indexOf('"', at + 1);
    while (quote >= 0 && rest[quote + 1] === '"') quote = rest.indexOf('"', quote + 2);
    return quote < 0 ? -1 : plainFrom(quote + 1);
  }

  function* line(): Generator<SheetRow> {
    const checked = checkedRow(row, cells);
    cells = [];
    row += 1;
    if (checked) yield checked;
  }

  return {
    feed,
    *end(): Generator<SheetRow> {
      yield* feed('', true);
      if (cells.length > 0) yield* line();
    },
  };
}

function cellOf(text: string): string {
  const plain = text.startsWith('"') ? text.replace(/^"((?:[^"]|"")*)"?/, '$1').replaceAll('""', '"') : text;
  // The mark that our own files put before what a spreadsheet would take for a formula.
  return /^'[=+\-@\t\r]/.test(plain) ? plain.slice(1) : plain;
}

function tooManyColumns(): PortalError {
  return new PortalError('SHEET_TOO_MANY_COLUMNS');
}

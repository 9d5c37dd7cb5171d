import { type CellStyle, type CellValue, writeXlsxStream } from 'hucre/xlsx';
import { localMoments } from '../local-moment.ts';

type Row = readonly unknown[];

const widest = 60;
const narrowest = 8;
const bold: CellStyle = { font: { bold: true }, numFmt: '@' };
/** Excel then leaves a text alone when somebody edits it: no lost noughts, no dates made of 1-2. */
const asText: CellStyle = { numFmt: '@' };
const asDay: CellStyle = { numFmt: 'yyyy-mm-dd' };
const asMoment: CellStyle = { numFmt: 'yyyy-mm-dd hh:mm:ss' };

/** A workbook of one sheet with a bold head that stays in sight. A text is never a formula, whatever it begins with. */
export async function* writeXlsx(content: {
  header: readonly string[];
  timeZone: string;
  pages: AsyncIterable<readonly Row[]>;
}): AsyncGenerator<Uint8Array> {
  const { header } = content;
  const pages = content.pages[Symbol.asyncIterator]();
  const first = await pages.next();
  const firstRows = first.done ? [] : first.value;
  const toCell = cellMaker(content.timeZone);
  // hucre styles whole columns; it asks for the style while it writes the cell, so each cell can have its own.
  let styles: (CellStyle | undefined)[] = header.map(() => bold);

  async function* rows(): AsyncGenerator<CellValue[]> {
    yield [...header];
    for (let page: readonly Row[] | null = firstRows; page !== null; page = await nextPage()) {
      for (const row of page) {
        const cells = row.map(toCell);
        styles = cells.map((cell) => cell.style);
        yield cells.map((cell) => cell.value);
      }
    }
  }
  async function nextPage(): Promise<readonly Row[] | null> {
    const next = first.done ? first : await pages.next();
    return next.done ? null : next.value;
  }

  const columns = header.map((heading, place) => ({
    width: widthOf(
      heading,
      firstRows.map((row) => row[place]),
    ),
    get style() {
      return styles[place] as CellStyle;
    },
  }));
  const file = writeXlsxStream(rows(), { name: 'Sheet1', columns, freezePane: { rows: 1 } });
  for await (const bytes of file as unknown as AsyncIterable<Uint8Array>) yield bytes;
}

function widthOf(heading: string, values: readonly unknown[]): number {
  const longest = values.reduce<number>(
    (most, value) => Math.max(most, String(value ?? '').length),
    [...heading].length + 2,
  );
  return Math.min(widest, Math.max(narrowest, longest + 1));
}

function cellMaker(timeZone: string) {
  const localMoment = localMoments(timeZone);
  return (value: unknown): { value: CellValue; style?: CellStyle } => {
    if (value === null || value === undefined || value === '') return { value: null };
    if (typeof value === 'number' || typeof value === 'boolean') return { value };
    if (typeof value !== 'string') return { value: JSON.stringify(value), style: asText };
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return dated(value, `${value}T00:00:00Z`, asDay);
    const moment = localMoment(value);
    if (moment !== null) return dated(value, `${moment.replace(' ', 'T')}Z`, asMoment);
    return { value: cut(value), style: asText };
  };
}

/** Excel's calendar begins in 1900. */
function dated(text: string, moment: string, style: CellStyle): { value: CellValue; style: CellStyle } {
  const date = new Date(moment);
  const isThere = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(moment.slice(0, 10));
  return isThere && text >= '1900-03-01' ? { value: date, style } : { value: text, style: asText };
}

/** Excel refuses a file with a longer cell. Control characters cannot stand in XML. */
function cut(text: string): string {
  const cleaned = text.slice(0, 32_767).replace(/(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu, '');
  return cleaned.toWellFormed();
}

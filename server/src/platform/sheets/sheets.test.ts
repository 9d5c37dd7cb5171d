// Long because it holds what Excel, LibreOffice and CSV files contain in practice, one case each.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workbookParts, zipOf } from '../../testing/zip.ts';
import { readRows } from './read-rows.ts';
import { type SheetRow, sheetLimits } from './sheet.ts';
import { openProcess } from './sheet-process.ts';
import { type SheetFormat, writeRows } from './write-rows.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sewa-sheets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function rowsOf(content: Buffer | string, most?: number): Promise<SheetRow[]> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return all(readRows(path, most === undefined ? {} : { most }));
}

async function cellsOf(content: Buffer | string): Promise<string[][]> {
  return (await rowsOf(content)).map(({ cells }) => cells);
}

async function refusalOf(content: Buffer | string): Promise<string> {
  return rowsOf(content).then(
    () => 'none',
    (error: { code: string }) => error.code,
  );
}

async function fileOf(format: SheetFormat, header: string[], pages: unknown[][][]): Promise<Buffer> {
  const content = { header, pages: pagesOf(pages), user: 'a', timeZone: 'Asia/Kolkata' };
  return buffer(writeRows(format, content));
}

async function* pagesOf(pages: unknown[][][]) {
  yield* pages;
}

describe('CSV', () => {
  test.each([
    ['UTF-8', Buffer.from('name,phone\nਗੁਰਪ੍ਰੀਤ,98765\n')],
    ['UTF-8 with its mark', Buffer.from('\uFEFFname,phone\nਗੁਰਪ੍ਰੀਤ,98765\n')],
    ['UTF-16 as Excel saves it', Buffer.from('\uFEFFname\tphone\r\nਗੁਰਪ੍ਰੀਤ\t98765\r\n', 'utf16le')],
    [
      'UTF-16, the other way round',
      Buffer.from('\uFEFFname\tphone\r\nਗੁਰਪ੍ਰੀਤ\t98765\r\n', 'utf16le').swap16(),
    ],
    ['UTF-16 without its mark', Buffer.from('name;phone\r\nਗੁਰਪ੍ਰੀਤ;98765\r\n', 'utf16le')],
    ['semicolons and commas inside', Buffer.from('name;phone\n"ਗੁਰਪ੍ਰੀਤ";98765\n')],
  ])('%s', async (_name, content) => {
    expect(await cellsOf(content)).toEqual([
      ['name', 'phone'],
      ['ਗੁਰਪ੍ਰੀਤ', '98765'],
    ]);
  });

  test('letters of an old Windows', async () => {
    expect(await cellsOf(Buffer.from('name,town\nJosé,Orl\xe9ans\n', 'latin1'))).toEqual([
      ['name', 'town'],
      ['José', 'Orléans'],
    ]);
  });

  test('quotes, doubled quotes, line breaks inside, empty lines, no line break at the end', async () => {
    const rows = await rowsOf('a,"b ""c""","d\r\ne"\r\n\r\n , \r\n"x",,');
    expect(rows).toEqual([
      { row: 1, cells: ['a', 'b "c"', 'd\r\ne'] },
      { row: 4, cells: ['x'] },
    ]);
  });

  test('however the pieces fall, the cells are the same', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom('"', '\r\n', ',', ';"', 'ੴ'),
    );
    const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), {
      minLength: 1_500,
      maxLength: 2_500,
    });
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const content = await fileOf('csv', ['one', 'two', 'three'], [rows]);
        const expected = rows
          .map((cells) => cells.map(asRead))
          .filter((cells) => cells.join('').trim() !== '');
        const found = (await cellsOf(content)).slice(1);
        expect(found.map((cells) => [...cells, '', ''].slice(0, 3).map(String))).toEqual(
          expected.map((cells) => cells.map((text, place) => (isCut(cells, place) ? '' : text))),
        );
      }),
      { numRuns: 3, seed: 7 },
    );
  });

  test('a quote that is never closed does not swallow the memory', async () => {
    expect(await refusalOf(`a,b\n"${'x\n'.repeat(200_000)}`)).toBe('SHEET_CELL_TOO_LONG');
  });
});

/** What cannot be told apart afterwards: blanks at the end of a row, and the mark against formulas. */
function asRead(text: string): string {
  return /^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text.toWellFormed();
}
function isCut(cells: readonly string[], place: number): boolean {
  return cells.slice(place).join('').trim() === '';
}

describe('Excel', () => {
  test('shared texts, rich texts, inline texts, days of both kinds, numbers, truths', async () => {
    const strings = [
      '<si><t>Name</t></si>',
      '<si><r><t>Gur</t></r><r><rPr><b/></rPr><t xml:space="preserve">preet </t></r><rPh><t>x</t></rPh></si>',
      '<si><t>A &amp; B &#2581;_x000D_</t></si>',
    ];
    const data =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Born</t></is></c></row>' +
      '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" s="1"><v>29221</v></c><c r="C2" s="2"><v>29221.75</v></c><c r="D2"><v>9.876543210E9</v></c><c r="E2"><v>9.19876543210E11</v></c><c r="F2" t="b"><v>1</v></c></row>' +
      '<row r="5" spans="1:3"><c r="A5" t="s"><v>2</v></c><c r="B5" s="3"><v>0.30000000000000004</v></c><c r="C5" t="str"><f>A1&amp;"x"</f><v>made</v></c><c r="D5"><v>1E-7</v></c><c r="XFD5" s="1"/></row>';
    expect(await rowsOf(zipOf(workbookParts(data, strings)))).toEqual([
      { row: 1, cells: ['Name', '', 'Born'] },
      { row: 2, cells: ['Gurpreet ', '1980-01-01', '1980-01-01', '9876543210', '919876543210', 'TRUE'] },
      { row: 5, cells: ['A & B ਕ\r', '0.3', 'made', '0.0000001'] },
    ]);
  });

  test('only the first rows are read when no more are wanted', async () => {
    const rows = await rowsOf(Buffer.from(Array.from({ length: 5_000 }, (_, n) => `${n},x`).join('\n')), 20);
    expect(rows).toHaveLength(20);
  });

  test.each([
    ['a text file of another kind', Buffer.from('%PDF-1.7\n'), 'SHEET_UNKNOWN'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'SHEET_OLD_OR_LOCKED'],
    ['nothing', Buffer.alloc(0), 'SHEET_EMPTY'],
    ['bytes', Buffer.from('\0\x01\0\0\0\x07'), 'SHEET_UNKNOWN'],
    ['half a workbook', zipOf(workbookParts('')).subarray(0, 700), 'SHEET_BROKEN'],
    ['an archive of something else', zipOf({ 'a.txt': 'hello' }), 'SHEET_BROKEN'],
    [
      'XML that does not end',
      zipOf({
        ...workbookParts(''),
        'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row><c><v>1</v></c></row><row',
      }),
      'SHEET_BROKEN',
    ],
    [
      'a cell that is too long',
      zipOf(workbookParts(`<row><c t="inlineStr"><is><t>${'x'.repeat(5_001)}</t></is></c></row>`)),
      'SHEET_CELL_TOO_LONG',
    ],
    [
      'too many columns',
      zipOf(workbookParts('<row r="1"><c r="CW1"><v>1</v></c></row>')),
      'SHEET_TOO_MANY_COLUMNS',
    ],
    [
      'too many rows',
      zipOf(workbookParts('<row><c><v>1</v></c></row>'.repeat(sheetLimits.rows + 2))),
      'SHEET_TOO_MANY_ROWS',
    ],
    ['a bomb of blanks', zipOf(workbookParts(' '.repeat(64 * 1024 * 1024))), 'SHEET_TOO_LARGE'],
    [
      'a bomb of shared texts',
      zipOf(workbookParts('', [`<si><t>${'x'.repeat(64 * 1024 * 1024)}</t></si>`])),
      'SHEET_TOO_LARGE',
    ],
    [
      'entities that multiply',
      zipOf({
        ...workbookParts(''),
        'xl/worksheets/sheet1.xml':
          '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>',
      }),
      'none',
    ],
  ])('%s', async (_name, content, code) => {
    expect(await refusalOf(content)).toBe(code);
  });
});

describe('what is written', () => {
  const header = ['Name', 'Phone', 'Born', 'Number', 'At', 'Notes'];
  const row = ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', '0098765', '1980-01-05', 17, '2026-03-01T18:30:00.000Z', '=HYPERLINK("x")'];

  test('Excel reads it back as it was: noughts, days, moments in the portal’s zone, harmless formulas', async () => {
    const content = await fileOf('xlsx', header, [
      [row],
      [],
      [row, [null, undefined, '', 0, false, { a: 1 }]],
    ]);
    expect(await cellsOf(content)).toEqual([
      header,
      ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', '0098765', '1980-01-05', '17', '2026-03-02', '=HYPERLINK("x")'],
      ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', '0098765', '1980-01-05', '17', '2026-03-02', '=HYPERLINK("x")'],
      ['', '', '', '0', 'FALSE', '{"a":1}'],
    ]);
  });

  test('CSV shows moments in the portal’s zone too, and leaves a text alone that only looks like one', async () => {
    const impossible = '2026-99-99T18:30:00Z';
    const content = await fileOf('csv', header, [[row, [impossible]]]);
    const [, first, second] = String(content).split('\r\n');
    expect(first).toContain(',17,2026-03-02 00:00:00,');
    expect(second).toBe(impossible);
    expect(await cellsOf(await fileOf('xlsx', ['At'], [[[impossible]]]))).toEqual([['At'], [impossible]]);
  });

  test('Excel: a bold head that stays, texts as texts, real days, no formula', async () => {
    const content = await fileOf('xlsx', header, [[row]]);
    const sheet = await partOf(content, 'xl/worksheets/sheet1.xml');
    const styles = await partOf(content, 'xl/styles.xml');
    expect(sheet).toContain('state="frozen"');
    expect(sheet).toMatch(/<col min="1" max="1" width="\d+/);
    expect(sheet).not.toContain('<f>');
    const styleOf = (cell: string) => Number(new RegExp(`r="${cell}"[^>]*s="(\\d+)"`).exec(sheet)?.[1]);
    const xfs = [...(/<cellXfs[^>]*>(.*)<\/cellXfs>/s.exec(styles)?.[1] ?? '').matchAll(/<xf [^>]*>/g)].map(
      String,
    );
    const fonts = [
      ...(/<fonts[^>]*>(.*)<\/fonts>/s.exec(styles)?.[1] ?? '').matchAll(/<font>.*?<\/font>/gs),
    ].map(String);
    const fontOf = (cell: string) => fonts[Number(/fontId="(\d+)"/.exec(xfs[styleOf(cell)] ?? '')?.[1])];
    expect(fontOf('A1')).toContain('<b/>');
    expect(fontOf('A2')).not.toContain('<b/>');
    const formatOf = (cell: string) => /numFmtId="(\d+)"/.exec(xfs[styleOf(cell)] ?? '')?.[1];
    expect(styles).toContain(`numFmtId="${formatOf('B2')}" formatCode="@"`);
    expect(sheet).toMatch(/r="C2"[^>]*><v>29225<\/v>/);
    expect(sheet).toMatch(/r="D2"><v>17<\/v>/);
  });

  test('an empty list has its head', async () => {
    for (const format of ['csv', 'xlsx'] as const)
      expect(await cellsOf(await fileOf(format, header, []))).toEqual([header]);
  });

  test('a failure while reading the rows breaks the file off', async () => {
    async function* failing() {
      yield [row];
      throw new Error('the database is gone');
    }
    for (const format of ['csv', 'xlsx'] as const)
      await expect(
        buffer(writeRows(format, { header, pages: failing(), user: 'a', timeZone: 'UTC' })),
      ).rejects.toThrow('the database is gone');
  });

  test('whoever hangs up ends the process', async () => {
    let isClosed = false;
    async function* endless() {
      try {
        for (;;) yield Array.from({ length: 500 }, () => row);
      } finally {
        isClosed = true;
      }
    }
    for (let time = 0; time < 8; time++) {
      isClosed = false;
      const file = writeRows('xlsx', { header, pages: endless(), user: 'a', timeZone: 'UTC' });
      for await (const _bytes of file) break;
      expect(file.destroyed).toBe(true);
      await expect.poll(() => isClosed).toBe(true);
    }
  });
});

describe('processes', () => {
  const one = (user: string, pages: AsyncIterable<unknown[][]> = pagesOf([[['x']]])) =>
    writeRows('xlsx', { header: ['a'], pages, user, timeZone: 'UTC' });

  test('a file that nobody reads takes none, and neither do rows that nobody asks for', async () => {
    for (let time = 0; time < 20; time++) {
      one('b');
      void readRows(join(folder, 'file'), { user: 'b' });
    }
    expect((await buffer(one('b'))).length).toBeGreaterThan(0);
  });

  test('who hangs up while a page is fetched frees it at once', async () => {
    let isStuck = false;
    async function* stuck() {
      yield [['x']];
      isStuck = true;
      await new Promise(() => undefined);
    }
    for (let time = 0; time < 8; time++) {
      isStuck = false;
      const file = one('c', stuck());
      file.resume();
      await expect.poll(() => isStuck).toBe(true);
      file.destroy();
    }
    expect((await buffer(one('c'))).length).toBeGreaterThan(0);
  });

  test('one that runs out of memory is refused as too large; the portal and the next one go on', async () => {
    const hungry = new URL('./testing/hungry.process.ts', import.meta.url);
    const eater = await openProcess(hungry, null, { user: 'd' });
    expect(await eater.ask('there')).toBe('there');
    await expect(eater.ask('eat')).rejects.toThrow('SHEET_TOO_LARGE');
    await expect(eater.ask('there')).rejects.toThrow('SHEET_TOO_LARGE');
    expect((await buffer(one('d'))).length).toBeGreaterThan(0);
  });
});

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

async function partOf(content: Buffer, name: string): Promise<string> {
  const path = join(folder, 'part');
  await writeFile(path, content);
  const { openZip } = await import('./xlsx/zip-file.ts');
  const zip = await openZip(path);
  const bytes = await all(zip.read(name));
  await zip.close();
  return Buffer.concat(bytes).toString();
}

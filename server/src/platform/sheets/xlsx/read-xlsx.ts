import { PortalError } from '../../http/portal-error.ts';
import { checkedRow, type SheetRow, sheetLimits } from '../sheet.ts';
import { dayText, numberText } from './cell-text.ts';
import { decodeEscapes, readSharedStrings, type SharedStrings } from './shared-strings.ts';
import { readWorkbook, type Workbook } from './workbook.ts';
import { attributeOf, createXmlReader } from './xml-reader.ts';
import { openZip } from './zip-file.ts';

/**
 * The rows of the first visible sheet. Own instead of hucre's, which builds a tree of the shared texts and reads on
 * while nobody takes its rows: 2.3 GiB for 100,000 rows of 25 texts, as Excel saves them. This takes some 120 MiB.
 */
export async function* readXlsx(path: string): AsyncGenerator<SheetRow> {
  const zip = await openZip(path);
  try {
    const workbook = await readWorkbook(zip);
    const { sharedStrings } = workbook;
    const strings = sharedStrings === null ? noStrings : await readSharedStrings(zip.read(sharedStrings));
    let ready: SheetRow[] = [];
    const reader = sheetReader({ ...workbook, strings }, (row) => ready.push(row));
    for await (const bytes of zip.read(workbook.sheet)) {
      reader.feed(bytes);
      yield* ready;
      ready = [];
    }
    reader.end();
  } finally {
    await zip.close();
  }
}

const noStrings: SharedStrings = { at: () => '' };

function sheetReader(
  { strings, isDate, is1904 }: Workbook & { strings: SharedStrings },
  onRow: (row: SheetRow) => void,
) {
  let cells: string[] = [];
  let row = 0;
  let column = -1;
  let type = '';
  let isDay = false;
  let value = '';
  let isReading = false;
  let isPhonetic = false;

  return createXmlReader({
    open: (name, attributes) => {
      switch (name) {
        case 'row':
          row = Number(attributeOf(attributes, 'r') ?? row + 1);
          cells = [];
          column = -1;
          break;
        case 'c':
          column = columnOf(attributeOf(attributes, 'r')) ?? column + 1;
          type = attributeOf(attributes, 't') ?? 'n';
          isDay = isDate[Number(attributeOf(attributes, 's') ?? 0)] ?? false;
          value = '';
          break;
        case 'rPh':
          isPhonetic = true;
          break;
        case 'v':
        case 't':
          isReading = !isPhonetic;
          break;
      }
    },
    close: (name) => {
      switch (name) {
        case 'v':
        case 't':
          isReading = false;
          break;
        case 'rPh':
          isPhonetic = false;
          break;
        case 'c':
          keep(textOf());
          break;
        case 'row': {
          const checked = checkedRow(row, cells);
          if (checked) onRow(checked);
          break;
        }
      }
    },
    text: (piece) => {
      if (isReading && value.length <= sheetLimits.cellLength) value += piece;
    },
  });

  /** Empty cells are often there for their colour alone, however far to the right. */
  function keep(text: string): void {
    if (text === '') return;
    if (column >= sheetLimits.columns) throw new PortalError('SHEET_TOO_MANY_COLUMNS');
    while (cells.length < column) cells.push('');
    cells[column] = text;
  }

  function textOf(): string {
    switch (type) {
      case 's':
        return strings.at(Number(value));
      case 'inlineStr':
      case 'str':
        return decodeEscapes(value);
      case 'b':
        return value === '1' ? 'TRUE' : 'FALSE';
      case 'd':
        return value.slice(0, 10);
      case 'e':
        return value;
      default:
        return isDay ? dayText(value, is1904) : numberText(value);
    }
  }
}

/** 'AB12' → 27; null where the writer leaves the place out. */
function columnOf(reference: string | null): number | null {
  if (reference === null) return null;
  let column = 0;
  for (let at = 0; at < reference.length && at < 4; at++) {
    const code = reference.charCodeAt(at);
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  return column === 0 ? null : column - 1;
}

import { PortalError } from '../../http/portal-error.ts';
import { isDateFormat } from './cell-text.ts';
import { attributeOf, createXmlReader } from './xml-reader.ts';
import type { ZipFile } from './zip-file.ts';

export interface Workbook {
  sheet: string;
  sharedStrings: string | null;
  is1904: boolean;
  /** By the style's number: whether it shows a number as a day. */
  isDate: readonly boolean[];
}

/** Where the first visible sheet of a workbook is, and what its cells mean. */
export async function readWorkbook(zip: ZipFile): Promise<Workbook> {
  const main = (await relationsOf(zip, '')).find(({ type }) => type === 'officeDocument')?.target;
  if (main === undefined || !zip.has(main)) throw new PortalError('SHEET_BROKEN');
  const relations = await relationsOf(zip, main);
  let is1904 = false;
  const sheets: { id: string; isHidden: boolean }[] = [];
  await eachTag(zip, main, (name, attributes) => {
    if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributeOf(attributes, 'date1904') ?? '');
    if (name !== 'sheet') return;
    const id = /\s(?:\w+:)?id\s*=\s*["']([^"']*)["']/.exec(attributes)?.[1] ?? '';
    sheets.push({ id, isHidden: (attributeOf(attributes, 'state') ?? 'visible') !== 'visible' });
  });
  const chosen = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
  const sheet = relations.find(({ id, type }) => id === chosen?.id && type === 'worksheet')?.target;
  if (sheet === undefined || !zip.has(sheet)) throw new PortalError('SHEET_BROKEN');
  const ofType = (wanted: string) =>
    relations.find(({ type, target }) => type === wanted && zip.has(target))?.target ?? null;
  const styles = ofType('styles');
  return {
    sheet,
    is1904,
    sharedStrings: ofType('sharedStrings'),
    isDate: styles === null ? [] : await dateStyles(zip, styles),
  };
}

interface Relation {
  id: string;
  type: string;
  target: string;
}

async function relationsOf(zip: ZipFile, part: string): Promise<Relation[]> {
  const slash = part.lastIndexOf('/');
  const folder = part.slice(0, slash + 1);
  const path = `${folder}_rels/${part.slice(slash + 1)}.rels`;
  const relations: Relation[] = [];
  if (!zip.has(path)) return relations;
  await eachTag(zip, path, (name, attributes) => {
    if (name !== 'Relationship') return;
    relations.push({
      id: attributeOf(attributes, 'Id') ?? '',
      type: (attributeOf(attributes, 'Type') ?? '').replace(/^.*\//, ''),
      target: resolved(folder, attributeOf(attributes, 'Target') ?? ''),
    });
  });
  return relations;
}

function resolved(folder: string, target: string): string {
  const parts: string[] = [];
  for (const part of `${target.startsWith('/') ? '' : folder}${target}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** The formats that Excel has by number and does not write down: days 14–17 and 22, times, and the Asian ones. */
function isBuiltInDate(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

async function dateStyles(zip: ZipFile, part: string): Promise<boolean[]> {
  const own = new Map<number, boolean>();
  const isDate: boolean[] = [];
  let isInCells = false;
  await eachTag(
    zip,
    part,
    (name, attributes) => {
      if (name === 'cellXfs') isInCells = true;
      if (name === 'numFmt')
        own.set(
          Number(attributeOf(attributes, 'numFmtId')),
          isDateFormat(attributeOf(attributes, 'formatCode') ?? ''),
        );
      if (name !== 'xf' || !isInCells) return;
      const id = Number(attributeOf(attributes, 'numFmtId') ?? 0);
      isDate.push(own.get(id) ?? isBuiltInDate(id));
    },
    (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  );
  return isDate;
}

async function eachTag(
  zip: ZipFile,
  part: string,
  open: (name: string, attributes: string) => void,
  close: (name: string) => void = () => undefined,
): Promise<void> {
  const reader = createXmlReader({ open, close, text: () => undefined });
  for await (const bytes of zip.read(part)) reader.feed(bytes);
  reader.end();
}

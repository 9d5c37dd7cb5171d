import { PortalError } from '../../http/portal-error.ts';
import { sheetLimits } from '../sheet.ts';
import { createXmlReader } from './xml-reader.ts';

/** The texts that the cells of a workbook point to. */
export interface SharedStrings {
  at(index: number): string;
}

const blockSize = 4 * 1024 * 1024;

/**
 * Two and a half million texts as JavaScript objects take gigabytes; as bytes in blocks they take what they are long.
 * A text never crosses the edge of a block.
 */
export async function readSharedStrings(parts: AsyncIterable<Uint8Array>): Promise<SharedStrings> {
  const blocks: Buffer[] = [];
  let starts = new Uint32Array(4096);
  let lengths = new Uint16Array(4096);
  let count = 0;
  let used = blockSize;
  let text = '';
  let depth = { isText: false, isPhonetic: false };

  const reader = createXmlReader({
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 't') depth = { ...depth, isText: !depth.isPhonetic };
      else if (name === 'rPh') depth = { isText: false, isPhonetic: true };
    },
    close: (name) => {
      if (name === 'si') keep(decodeEscapes(text));
      else if (name === 't') depth = { ...depth, isText: false };
      else if (name === 'rPh') depth = { isText: false, isPhonetic: false };
    },
    text: (piece) => {
      // What is longer than any cell may be is cut; the cell that shows it is refused.
      if (depth.isText && text.length <= sheetLimits.cellLength) text += piece;
    },
  });

  function keep(whole: string): void {
    const cut = whole.slice(0, sheetLimits.cellLength + 1);
    const bytes = Buffer.byteLength(cut);
    if (used + bytes > blockSize) {
      if ((blocks.length + 1) * blockSize > sheetLimits.sharedBytes) throw new PortalError('SHEET_TOO_LARGE');
      blocks.push(Buffer.allocUnsafeSlow(blockSize));
      used = 0;
    }
    if (count === starts.length) {
      starts = grown(starts, new Uint32Array(count * 2));
      lengths = grown(lengths, new Uint16Array(count * 2));
    }
    blocks.at(-1)?.write(cut, used);
    starts[count] = (blocks.length - 1) * blockSize + used;
    lengths[count] = bytes;
    used += bytes;
    count += 1;
  }

  for await (const part of parts) reader.feed(part);
  reader.end();
  return {
    at: (index) => {
      const start = starts[index];
      if (start === undefined || index >= count) return '';
      const inBlock = start % blockSize;
      const block = blocks[(start - inBlock) / blockSize];
      return block?.toString('utf8', inBlock, inBlock + (lengths[index] ?? 0)) ?? '';
    },
  };
}

/** Excel writes what XML cannot hold as _x000D_. */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function grown<T extends Uint32Array | Uint16Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

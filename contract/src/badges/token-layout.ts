/** Sizes of quick tokens in millimetres, and where they lie on the paper. */

export const tokenSizes = [
  'sheet8',
  'sheet10',
  'sheet21',
  'roll62',
  '90x57',
  '65x87.5',
  '100x35',
  '160x60',
  'own',
] as const;
export type TokenSize = (typeof tokenSizes)[number];

export interface Millimetres {
  width: number;
  height: number;
}

export interface TokenLayout extends Millimetres {
  page: Millimetres;
  columns: number;
  rows: number;
  /** From the edge of the paper to the first token. */
  left: number;
  top: number;
}

const A4: Millimetres = { width: 210, height: 297 };
/** What most office printers leave white. */
const EDGE = 5;

export const OWN_SIZE_LIMITS = { min: 25, maxWidth: A4.width - 2 * EDGE, maxHeight: A4.height - 2 * EDGE };

/** Sheets of labels as they are sold: their rows and columns are cut already. */
const sheets: Partial<Record<TokenSize, { columns: number; rows: number } & Millimetres>> = {
  sheet8: { columns: 2, rows: 4, width: 99.1, height: 67.7 },
  sheet10: { columns: 2, rows: 5, width: 99.1, height: 57 },
  sheet21: { columns: 3, rows: 7, width: 63.5, height: 38.1 },
};

const plain: Partial<Record<TokenSize, Millimetres>> = {
  '90x57': { width: 90, height: 57 },
  '65x87.5': { width: 65, height: 87.5 },
  '100x35': { width: 100, height: 35 },
  '160x60': { width: 160, height: 60 },
};

/** `own` is the size that was entered. */
export function layoutOf(size: TokenSize, own: Millimetres): TokenLayout {
  if (size === 'roll62') {
    const label = { width: 62, height: 40 };
    return { ...label, page: label, columns: 1, rows: 1, left: 0, top: 0 };
  }
  const { columns, rows, width, height } = sheets[size] ?? filled(plain[size] ?? own);
  return {
    page: A4,
    columns,
    rows,
    width,
    height,
    left: (A4.width - columns * width) / 2,
    top: (A4.height - rows * height) / 2,
  };
}

function filled({ width, height }: Millimetres) {
  const columns = Math.max(1, Math.floor((A4.width - 2 * EDGE) / width));
  const rows = Math.max(1, Math.floor((A4.height - 2 * EDGE) / height));
  return { columns, rows, width, height };
}

import { create } from 'qrcode';

interface QrCode {
  /** Modules in a row, without the quiet zone. */
  size: number;
  isDark(column: number, row: number): boolean;
}

/**
 * `isRandom`: the text looks like noise in capital letters, as signed ones do. Any mask suits it and it is one run of
 * letters, so that neither has to be searched for, which takes ten times as long as the rest.
 */
export function createQr(text: string, { isRandom = false } = {}): QrCode {
  const level = { errorCorrectionLevel: 'M' } as const;
  const { size, data } = isRandom
    ? create([{ data: text, mode: 'alphanumeric' }], { ...level, maskPattern: 2 }).modules
    : create(text, level).modules;
  return { size, isDark: (column, row) => data[row * size + column] === 1 };
}

/** The dark modules as one path, a rectangle for each run of a row; `size` modules wide without its quiet zone. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, isDark } = createQr(text);
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      let run = 0;
      while (x + run < size && isDark(x + run, y)) run++;
      if (run > 0) path += `M${x} ${y}h${run}v1h-${run}z`;
      x += run;
    }
  }
  return { size, path };
}

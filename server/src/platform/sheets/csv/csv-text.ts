import { open } from 'node:fs/promises';
import { PortalError } from '../../http/portal-error.ts';

const sampleSize = 262_144;
const delimiters = [',', ';', '\t', '|'] as const;

export interface CsvText {
  encoding: string;
  delimiter: string;
}

/** How a file of separated values is written: spreadsheets do not agree, and say so nowhere. */
export async function guessCsv(path: string): Promise<CsvText> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleSize), 0, sampleSize, 0);
    const sample = buffer.subarray(0, bytesRead);
    const encoding = encodingOf(sample);
    const text = new TextDecoder(encoding).decode(sample);
    if (text.includes('\0')) throw new PortalError('SHEET_UNKNOWN');
    return { encoding, delimiter: delimiterOf(text) };
  } finally {
    await file.close();
  }
}

function encodingOf(sample: Buffer): string {
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le';
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be';
  // Plain letters in UTF-16 without its mark: every second byte is nought.
  if (sample.length > 3 && sample[1] === 0 && sample[3] === 0) return 'utf-16le';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** The one that cuts the first lines most often into equally many parts; what stands in quotes does not count. */
function delimiterOf(text: string): string {
  const lines = text
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const scores = delimiters.map((delimiter) => {
    const parts = lines.map((line) => line.split(delimiter).length - 1);
    const first = parts[0] ?? 0;
    return first === 0 ? 0 : first + parts.filter((count) => count === first).length * 100;
  });
  const best = Math.max(...scores);
  return best === 0 ? ',' : (delimiters[scores.indexOf(best)] ?? ',');
}

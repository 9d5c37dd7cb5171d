import { networkInterfaces } from 'node:os';
import type { Config } from './config.ts';
import { createQr } from './platform/pdf/qr.ts';

type Interfaces = ReturnType<typeof networkInterfaces>;

/** Where tablets of the local network reach a camp laptop: one address for each of its networks. */
export function tabletAddresses(
  { isOffline, isLoopback, host }: Pick<Config, 'isOffline' | 'isLoopback' | 'host'>,
  address: string,
  interfaces: Interfaces = networkInterfaces(),
): string[] {
  if (!isOffline || isLoopback) return [];
  if (host !== '0.0.0.0' && host !== '::') return [address];
  const { port, protocol } = new URL(address);
  return Object.values(interfaces)
    .flatMap((ones) => ones ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((one) => `${protocol}//${one.address}:${port}`);
}

const QUIET = 2;

/** A QR code for a terminal: two modules in a character, dark on light whatever the terminal's colours are. */
export function terminalQr(text: string): string[] {
  const { size, isDark } = createQr(text);
  const dark = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < size && row < size && isDark(column, row);
  const lines: string[] = [];
  for (let row = -QUIET; row < size + QUIET; row += 2) {
    let line = '';
    for (let column = -QUIET; column < size + QUIET; column++)
      line += halves[`${dark(column, row)}${dark(column, row + 1)}` as keyof typeof halves];
    lines.push(`\u001b[30;47m${line}\u001b[0m`);
  }
  return lines;
}

/** Upper module, lower module. */
const halves = { falsefalse: ' ', falsetrue: '▄', truefalse: '▀', truetrue: '█' } as const;

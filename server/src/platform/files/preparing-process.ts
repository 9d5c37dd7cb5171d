import { readFile } from 'node:fs/promises';
import type { ErrorCode } from '@sewa/contract/kernel/calls/errors';
import { PortalError } from '../http/portal-error.ts';
import { type FileWish, type PreparedFile, prepareFile } from './prepare-file.ts';
import type { FileKind } from './sniff.ts';

export interface Order {
  path: string;
  kind: FileKind;
  wish: FileWish;
}
export type Answer = { prepared: PreparedFile } | { code: ErrorCode };

// The library of the PDFs warns of broken objects by what stands in them.
console.warn = () => undefined;
// The server says when it is time; a Ctrl-C reaches both.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (order: Order) => {
  void answer(order).then((made) => process.send?.(made));
});

async function answer({ path, kind, wish }: Order): Promise<Answer> {
  try {
    return { prepared: await prepareFile(await readFile(path), kind, wish) };
  } catch (error) {
    return { code: error instanceof PortalError ? error.code : 'FILE_BROKEN' };
  }
}

import { ConfigError } from './config.ts';
import { EmbeddedError } from './platform/db/embedded/embedded-error.ts';
import { FileStoreError } from './platform/files/file-store.ts';

/** Its text tells the operator what to do; nothing else needs to be shown. */
export class StartError extends Error {}

/** One line; with LOG_LEVEL=debug the stack as well. */
export function explainStartError(error: unknown, { withStack = false } = {}): string {
  const line = `Sewa Portal did not start: ${reasonOf(error).replace(/\s+/g, ' ')}`;
  return withStack && error instanceof Error ? `${line}\n${error.stack}` : line;
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOurs = [StartError, ConfigError, EmbeddedError, FileStoreError].some(
    (kind) => error instanceof kind,
  );
  if (isOurs) return error.message;
  const known = knownReason('code' in error ? String(error.code) : '', error);
  if (known) return known;
  const cause = error.cause === undefined ? '' : ` (${reasonOf(error.cause)})`;
  const parts = error instanceof AggregateError ? error.errors.map(reasonOf).join('; ') : '';
  return `${error.message || parts || error.name}${cause}`;
}

function knownReason(code: string, error: Error): string | null {
  const isListening = 'syscall' in error && error.syscall === 'listen';
  switch (code) {
    case 'EADDRINUSE':
      return `the address is already in use (${error.message}). Choose another PORT, or stop the program that has it.`;
    case 'EADDRNOTAVAIL':
      return `HOST is not an address of this machine (${error.message}).`;
    case 'EACCES':
      return isListening
        ? `this account may not use that PORT (${error.message}). Choose one above 1023.`
        : null;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return `the database does not answer (${error.message || code}). Look at DATABASE_URL and whether it runs.`;
    case '28P01':
    case '28000':
    case '3D000':
      return `the database refuses us (${error.message}). Look at DATABASE_URL.`;
    default:
      return null;
  }
}

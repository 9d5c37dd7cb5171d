import { createHash } from 'node:crypto';

/** Kept with a receipt: the same id with other contents is not the same request again. */
export function digest(asked: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64');
}

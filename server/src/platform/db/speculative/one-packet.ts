import type { Writable } from 'node:stream';
import type { PoolClient } from 'pg';

// Writing to a socket costs more than what is written, so that what belongs together is sent together.

/** What is sent meanwhile leaves together. */
export function inOnePacket<T>(client: PoolClient, send: () => T): T {
  const stream = streamOf(client);
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

/** What is sent from here on leaves together with the queries that a handler makes a few promises later. */
export function gather(client: PoolClient): void {
  const stream = streamOf(client);
  stream.cork();
  setImmediate(() => stream.uncork());
}

function streamOf(client: PoolClient): Writable {
  return (client as unknown as { connection: { stream: Writable } }).connection.stream;
}

import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { TestPortal } from './test-portal.ts';
import type { Reply, Visitor } from './visitor.ts';

export interface Sent {
  owner: string;
  ownerId: string;
  type: number;
  fileName?: string;
  id?: string;
  purpose?: string;
}

/** As the browser sends a file: its bytes are the body. */
export async function upload(portal: TestPortal, by: Visitor, sent: Sent, bytes: Buffer): Promise<Reply> {
  const reply = await fetch(portal.url + addressOf(sent), {
    method: 'POST',
    headers: { cookie: by.cookie, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}

export async function download(
  portal: TestPortal,
  by: Visitor,
  path: string,
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const reply = await fetch(portal.url + path, { headers: { cookie: by.cookie } });
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) };
}

/** Sends without an end until the server has had enough; says what it was told, and how much it sent. */
export async function uploadEndlessly(
  portal: TestPortal,
  by: Visitor,
  { sent, announced, most }: { sent: Sent; announced: number | null; most: number },
): Promise<{ status: number; code: string; bytes: number }> {
  const headers = {
    cookie: by.cookie,
    'content-type': 'application/octet-stream',
    ...(announced === null ? {} : { 'content-length': announced }),
  };
  const outgoing = request(portal.url + addressOf(sent), { method: 'POST', headers });
  const answered = new Promise<IncomingMessage>((done, failed) => {
    outgoing.once('response', done);
    outgoing.on('error', failed);
  });
  let bytes = 0;
  const piece = Buffer.alloc(65_536);
  const closed = new Promise<void>((done) => outgoing.once('close', done));
  void fill();
  const reply = await answered;
  const body = JSON.parse(await text(reply));
  outgoing.on('error', () => undefined);
  await closed;
  return { status: reply.statusCode ?? 0, code: body.code, bytes };

  async function fill(): Promise<void> {
    while (bytes < most && !outgoing.destroyed) {
      bytes += piece.length;
      if (!outgoing.write(piece))
        await Promise.race([new Promise((go) => outgoing.once('drain', go)), closed]);
    }
  }
}

function addressOf({ fileName = 'scan.jpg', ...rest }: Sent): string {
  const query = new URLSearchParams({ fileName });
  for (const [key, value] of Object.entries(rest)) if (value !== undefined) query.set(key, String(value));
  return `/api/attachment?${query}`;
}

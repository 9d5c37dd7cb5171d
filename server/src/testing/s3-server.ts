import { spawn } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

export interface S3Server {
  /** For S3_URL, path style. */
  url(options?: { bucket?: string; secret?: string }): string;
  /** For S3_URL, virtual host: a bucket without a path. */
  hostUrl(): string;
  close(): Promise<void>;
}

const [key, secret, region, bucket] = ['S3RVER', 'a/secret+key', 'ap-south-1', 'photos'];

/**
 * A real S3 server in a process of its own. It takes any signature of version 4, so a front before it checks each
 * one, by an implementation that shares nothing with the client's.
 */
export async function openS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 's3 '));
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  const words = ['-d', folder, '-a', '127.0.0.1', '-p', '0', '--configure-bucket', bucket];
  const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'pipe', 'ignore'] });
  const behind = await portSaidBy(child.stdout);
  const front = createServer((incoming, reply) => void pass(incoming, reply, behind));
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  const { port } = front.address() as AddressInfo;
  return {
    url: ({ bucket: name = bucket, secret: other = secret } = {}) =>
      `http://${key}:${encodeURIComponent(other)}@127.0.0.1:${port}/${name}?region=${region}`,
    hostUrl: () => `http://${key}:${encodeURIComponent(secret)}@localhost:${port}?region=${region}`,
    close: async () => {
      front.close();
      front.closeAllConnections();
      const isGone = child.exitCode !== null || child.signalCode !== null;
      const gone = isGone ? null : once(child, 'exit');
      child.kill();
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Goes on reading, because a server that cannot write its log ends. */
function portSaidBy(output: Readable): Promise<number> {
  let said = '';
  return new Promise((found, failed) => {
    output.on('data', (chunk: Buffer) => {
      said += chunk;
      const port = /listening on \S*:(\d+)/.exec(said)?.[1];
      if (port) found(Number(port));
    });
    output.once('end', () => failed(new Error(`s3rver did not start: ${said}`)));
  });
}

async function pass(incoming: IncomingMessage, reply: ServerResponse, port: number): Promise<void> {
  const body = await buffer(incoming);
  if (!isSigned(incoming, body)) {
    reply.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    return;
  }
  const isHostStyle = incoming.headers.host?.startsWith('localhost') === true;
  const headers = { ...incoming.headers, host: isHostStyle ? `${bucket}.s3.amazonaws.com` : '127.0.0.1' };
  const { method, url } = incoming;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(reply);
  });
  onward.on('error', () => reply.destroy());
  onward.end(body);
}

/** As in "Signature Calculations for the Authorization Header: Transferring Payload in a Single Chunk". */
function isSigned({ headers, method, url = '' }: IncomingMessage, body: Buffer): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/;
  const [, who, day = '', where = '', names = '', signature] = given.exec(headers.authorization ?? '') ?? [];
  const { pathname, searchParams } = new URL(url, 'http://x');
  searchParams.sort();
  const hash = createHash('sha256').update(body).digest('hex');
  const canonical = [
    method,
    pathname,
    searchParams.toString().replaceAll('+', '%20'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    hash,
  ].join('\n');
  const scope = `${day}/${where}/s3/aws4_request`;
  const toSign = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    scope,
    createHash('sha256').update(canonical).digest('hex'),
  ];
  let signing: Buffer = Buffer.from(`AWS4${secret}`);
  for (const part of [day, where, 's3', 'aws4_request', toSign.join('\n')])
    signing = createHmac('sha256', signing).update(part).digest();
  const isWhole = headers['x-amz-content-sha256'] === hash && names.includes('x-amz-content-sha256');
  return isWhole && who === key && where === region && signature === signing.toString('hex');
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { errors } from '@sewa/contract/kernel/calls/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../../demo/fill-demo-area.ts';
import { openTestPortal, type TestPortal } from '../testing/test-portal.ts';
import { type HostileRequest, hostileRequests } from './hostile-requests.ts';

/** HOSTILE=20000 for the long run, HOSTILE_SEED=… for another one. */
const number = Number(process.env['HOSTILE'] ?? 2_000);
const seed = Number(process.env['HOSTILE_SEED'] ?? 2026);
const atOnce = 16;
/** A browser gives a call up after so long. */
const maxMilliseconds = 60_000;
/** What a server may keep for good after all of them: caches with a limit, compiled code. */
const mostHeapGrowth = 24 * 1024 * 1024;
/** The allocator keeps what the password hashes needed at their busiest; it levels off after some ten thousand. */
const mostResidentGrowth = 200 * 1024 * 1024;

let portal: TestPortal;
let server: ChildProcess;
let url: URL;
let cookie = '';
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

beforeAll(async () => {
  portal = await openTestPortal();
  server = fork(
    new URL('./hostile-server.ts', import.meta.url),
    [portal.appUrl, 'a secret for tests only, long enough to be taken'],
    {
      execArgv: ['--expose-gc'],
    },
  );
  const [started] = (await once(server, 'message')) as [{ url: string }];
  url = new URL(started.url);
  await signIn();
});
afterAll(async () => {
  agent.destroy();
  server.disconnect();
  await once(server, 'exit');
  await portal.close();
});

test(`${number} hostile requests: no 5xx, no crash, always the envelope, memory flat`, async () => {
  const ids = await someIds();
  const requests = fc.sample(hostileRequests(ids), { numRuns: number, seed });
  const warm = Math.min(1_000, Math.floor(number / 2));
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  let slowest = 0;

  async function sendAll(some: HostileRequest[]): Promise<void> {
    const rest = [...some];
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let one = rest.shift(); one !== undefined; one = rest.shift()) {
          const started = performance.now();
          const reply = one.kind === 'raw' ? await sendRaw(one.bytes) : await send(one);
          const took = performance.now() - started;
          slowest = Math.max(slowest, took);
          statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
          const complaint = complaintOf(one, reply) ?? (took > maxMilliseconds ? `took ${took} ms` : null);
          if (complaint)
            wrong.push(
              `${complaint}: ${JSON.stringify(one).slice(0, 400)} → ${reply.status} ${reply.text.slice(0, 300)}`,
            );
        }
      }),
    );
  }

  await sendAll(requests.slice(0, warm));
  const before = await memory();
  const resident = [before.rss];
  for (let at = warm; at < number; at += 1_000) {
    // Some of them sign the attacker out: back in, so that the others reach the handlers.
    await signIn();
    await sendAll(requests.slice(at, at + 1_000));
    if ((at - warm) % 4_000 === 3_000) resident.push((await memory()).rss);
  }
  const after = await memory();
  resident.push(after.rss);
  const growth = after.heapUsed - before.heapUsed;
  console.log(
    `hostile: ${number} requests, seed ${seed}, statuses ${JSON.stringify(Object.fromEntries([...statuses].sort(([a], [b]) => a - b)))}, ` +
      `slowest ${slowest.toFixed(0)} ms, heap ${megabytes(before.heapUsed)} → ${megabytes(after.heapUsed)}, rss ${resident.map(megabytes).join(' → ')}`,
  );
  expect(wrong).toEqual([]);
  expect(server.exitCode).toBeNull();
  expect(growth).toBeLessThan(mostHeapGrowth);
  expect(after.rss - before.rss).toBeLessThan(mostResidentGrowth);
  await signIn();
  expect(
    (
      await send({
        kind: 'http',
        method: 'GET',
        path: '/api/user',
        headers: {},
        body: null,
        isSignedIn: true,
      })
    ).status,
  ).toBe(200);
}, 600_000);

interface Answer {
  status: number;
  type: string;
  text: string;
}

function complaintOf(one: HostileRequest, { status, type, text }: Answer): string | null {
  // What is no HTTP may be hung up on; whatever is answered is answered properly.
  if (status === 0) return one.kind === 'raw' ? null : 'no reply';
  if (status >= 500) return 'a failure of ours';
  if (/node_modules|at async |\bselect \*|pg_catalog|Error:/.test(text)) return 'tells of the inside';
  if (one.kind === 'http' && one.method === 'HEAD') return null;
  if (
    /text\/csv|application\/(pdf|vnd\.openxml)|image\//.test(type) ||
    (one.kind === 'raw' && one.bytes.includes('/socket'))
  )
    return null;
  const path = one.kind === 'http' ? one.path : (one.bytes.split(' ')[1] ?? '');
  // A windscreen code opens a page: whoever scans it has no portal.
  const isPage = !path.startsWith('/api') || path.startsWith('/api/badges/windscreen/');
  if (type.includes('text/html') && isPage) return null;
  return isEnvelope(text) ? null : 'not the envelope';
}

function isEnvelope(text: string): boolean {
  try {
    const body = JSON.parse(text);
    if (!('data' in body)) return false;
    if (body.success === true) return typeof body.message === 'string';
    return (
      body.success === false &&
      typeof body.message === 'string' &&
      body.code in errors &&
      typeof body.requestId === 'string'
    );
  } catch {
    return false;
  }
}

function send(one: Extract<HostileRequest, { kind: 'http' }>): Promise<Answer> {
  const headers: Record<string, string> = {
    ...(one.isSignedIn && !isLogout(one.path) ? { cookie } : {}),
    ...one.headers,
  };
  // Chunked is for Node to say; for all others the length is said.
  if (one.body !== null && !('transfer-encoding' in headers))
    headers['content-length'] = String(Buffer.byteLength(one.body));
  return new Promise((done) => {
    // Set apart, so that Node's own client does not refuse what it finds in it.
    const outgoing = request({
      host: url.hostname,
      port: url.port,
      method: one.method,
      headers,
      agent,
      path: '/',
    });
    outgoing.path = one.path.replace(/[^\x21-\x7e]/g, '');
    outgoing.on('response', (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () =>
        done({
          status: reply.statusCode ?? 0,
          type: reply.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.on('error', () => done({ status: 0, type: '', text: '' }));
    outgoing.end(one.body ?? undefined);
  });
}

/** Signed out, the attacker would not reach the handlers. */
function isLogout(path: string): boolean {
  return path.startsWith('/api/user/logout');
}

function sendRaw(bytes: string): Promise<Answer> {
  return new Promise((done) => {
    const socket = connect(Number(url.port), url.hostname, () => socket.end(Buffer.from(bytes, 'latin1')));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const whole = Buffer.concat(chunks).toString();
      const cut = whole.indexOf('\r\n\r\n');
      const head = whole.slice(0, Math.max(cut, 0));
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
      done({ status, type: /content-type: (.*)/i.exec(head)?.[1] ?? '', text: whole.slice(cut + 4) });
    });
  });
}

async function signIn(): Promise<void> {
  const reply = await fetch(new URL('/api/user/login', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.200' },
    body: JSON.stringify({ u: 'admin', p: demoPassword }),
  });
  if (reply.status !== 200) throw new Error(await reply.text());
  cookie = reply.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

async function memory(): Promise<NodeJS.MemoryUsage> {
  const answer = once(server, 'message') as Promise<[{ memory: NodeJS.MemoryUsage }]>;
  server.send('memory');
  return (await answer)[0].memory;
}

/** Some that exist, so that the handlers find a row to work on; not the attacker's own. */
async function someIds(): Promise<string[]> {
  const { rows } = await portal.owner.query<{ id: string }>(
    `select id from app_user where username in ('nobody', 'counter') union all select id from centre union all
     select id from org where level < 90 union all select id from sewa_schedule union all select id from area where code = 'DEL'`,
  );
  return rows.map(({ id }) => id);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}

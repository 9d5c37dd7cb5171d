import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';
import { demoPassword } from '../demo/fill-demo-area.ts';
import { cpuOf, cpuOfBackends, usedBetween } from './cpu.ts';

/** One of those that are compared: a server process and the role by which its database connections are known. */
export interface Side {
  name: 'floor' | 'portal';
  url: string;
  pid: number;
  role: string;
  headers: Record<string, string>;
  stop(): Promise<void>;
}

/** CPU milliseconds per request. */
export interface Cost {
  server: number;
  database: number;
  perSecond: number;
  p99: number;
}

interface Load {
  postmaster: number;
  requests: number;
  connections: number;
  /** Requests a second; as many as possible without. */
  rate?: number;
  next(): Partial<autocannon.Request>;
}

export async function startFloor(script: string, env: NodeJS.ProcessEnv): Promise<Side> {
  const { url, ...process } = await startChild([script], env, (line) => line);
  return { name: 'floor', url, role: 'sewa_owner', headers: {}, ...process };
}

/** The whole portal, signed in as the administrator. */
export async function startPortal(env: NodeJS.ProcessEnv): Promise<Side> {
  const options = { ...env, PORT: '0', LOG_LEVEL: 'warn', PORTAL_DEMO: '0' };
  const { url, ...process } = await startChild(
    ['server/src/main.ts'],
    options,
    (line) => /http:\S+/.exec(line)?.[0],
  );
  const signedIn = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ u: 'admin', p: demoPassword }),
  });
  const cookie = signedIn.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  return { name: 'portal', url, role: 'sewa_app', headers: { cookie }, ...process };
}

export async function measure(side: Side, load: Load): Promise<Cost> {
  const { postmaster, requests, connections, rate } = load;
  const before = { server: cpuOf(side.pid), database: cpuOfBackends(postmaster, side.role) };
  const result = await autocannon({
    url: side.url,
    connections,
    amount: requests,
    headers: side.headers,
    ...(rate === undefined ? {} : { overallRate: rate }),
    requests: [
      {
        setupRequest: (request) => {
          const next = load.next();
          return { ...request, ...next, headers: { ...request.headers, ...next.headers } };
        },
      },
    ],
  });
  if (result.non2xx || result.errors)
    throw new Error(`${side.name}, ${load.next().path}: ${result.non2xx} refused, ${result.errors} errors`);
  return {
    server: (cpuOf(side.pid) - before.server) / requests,
    database: usedBetween(before.database, cpuOfBackends(postmaster, side.role)) / requests,
    perSecond: result.requests.average,
    p99: result.latency.p99,
  };
}

/** The cheapest round: what else the machine did can only add. */
export function cheapest(costs: readonly Cost[]): Cost {
  const [best] = costs.toSorted((a, b) => sumOf(a) - sumOf(b));
  if (!best) throw new Error('nothing was measured');
  return best;
}

export function sumOf({ server, database }: Cost): number {
  return server + database;
}

async function startChild(
  args: string[],
  env: NodeJS.ProcessEnv,
  addressIn: (line: string) => string | undefined,
): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = addressIn(line);
    if (url) return { url: url.trim(), pid: child.pid ?? 0, stop: () => stop(child) };
  }
  throw new Error(`${args[0]} ended before it was ready`);
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}

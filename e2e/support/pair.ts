import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { borrowEmbedded } from '../../server/src/platform/db/embedded/borrow-embedded.ts';
import { removeEmbedded } from '../../server/src/platform/db/embedded/remove-embedded.ts';
import { type PortalProcess, startPortal } from '../lifecycle/portal-process.ts';
import { makeDataFolder } from './data-folder.ts';

export interface Pair {
  first: string;
  second: string;
  /** Goes to the second server, and to the first when the second does not answer. */
  proxy: string;
  killSecond(): Promise<void>;
  end(): Promise<void>;
}

/** Two real servers on one PostgreSQL, with a proxy before them. */
export async function startPair(): Promise<Pair> {
  const { parent, dataDir } = await makeDataFolder();
  // The database role's password follows from the secret, so servers of one database share it.
  const common = { LOG_LEVEL: 'warn', PORTAL_SECRET: 'the one secret of both servers of this test' };
  const servers: PortalProcess[] = [];
  let proxy: Server | null = null;
  const end = async () => {
    proxy?.close();
    for (const { child, ended } of servers.toReversed()) {
      child.kill('SIGTERM');
      await ended;
    }
    await removeEmbedded(dataDir);
    await rm(parent, { recursive: true, force: true });
  };
  try {
    const one = startPortal({ ...common, DATA_DIR: dataDir });
    servers.push(one);
    const first = await one.ready;
    const { ownerUrl } = await borrowEmbedded(dataDir);
    const two = startPortal({ ...common, DATA_DIR: join(parent, 'second'), DATABASE_URL: ownerUrl });
    servers.push(two);
    const second = await two.ready;
    proxy = await startProxy([second, first]);
    const { port } = proxy.address() as AddressInfo;
    const killSecond = async () => {
      two.child.kill('SIGKILL');
      await two.ended;
    };
    return { first, second, proxy: `http://127.0.0.1:${port}`, killSecond, end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function startProxy(targets: readonly string[]): Promise<Server> {
  const ports = targets.map((target) => Number(new URL(target).port));
  const server = createServer((client) => void forward(client, ports));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function forward(client: Socket, ports: readonly number[]): Promise<void> {
  client.on('error', () => client.destroy());
  for (const port of ports) {
    const target = connect(port, '127.0.0.1');
    const isOpen = await once(target, 'connect').then(
      () => true,
      () => false,
    );
    if (!isOpen) continue;
    target.on('error', () => client.destroy());
    client.on('close', () => target.destroy());
    target.on('close', () => client.destroy());
    client.pipe(target).pipe(client);
    return;
  }
  client.destroy();
}

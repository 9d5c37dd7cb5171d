import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { findFreePort } from '../../server/src/platform/db/embedded/free-port.ts';
import { openS3Server } from '../../server/src/testing/s3-server.ts';
import { type BalancerPorts, haproxyConfiguration } from './balancer.ts';
import { type Machine, openMachine } from './machine.ts';
import { type ClusterNetwork, openLoopback, openNamespaces } from './network.ts';
import { findPostgres } from './packages.ts';
import type { Topology } from './patroni.ts';
import { openPortal, type Portal } from './portal.ts';
import { asAccount, lastLines, launch, waitUntil } from './processes.ts';

export interface Cluster {
  folder: string;
  /** Where the programs of PostgreSQL are. */
  binDir: string;
  machines: readonly Machine[];
  portals: readonly Portal[];
  network: ClusterNetwork;
  ports: BalancerPorts;
  /** Through the balancer, as the owner of the tables. */
  ownerUrl: string;
  /** Of one machine, as PostgreSQL's superuser. */
  urlOf(machine: Machine): string;
  /** The machine that Patroni says leads; null while there is none. */
  findLeader(): Promise<Machine | null>;
  close(): Promise<void>;
}

export interface ClusterOptions {
  /** Told what is being done. */
  say(text: string): void;
  /** Where the portals' program is; this clone without. */
  program?: string;
  env?: Record<string, string>;
}

const count = 3;
const root = fileURLToPath(new URL('../..', import.meta.url));
/** PostgreSQL refuses to run as root. */
const account = process.getuid?.() === 0 ? 'postgres' : null;

/** Three machines with etcd and PostgreSQL under Patroni, HAProxy, a bucket and two portals. */
export async function openCluster({ say, program = root, env = {} }: ClusterOptions): Promise<Cluster> {
  const binDir = findPostgres();
  if (binDir === null) throw new Error('there is no PostgreSQL');
  const folder = await mkdtemp(join(tmpdir(), 'sewa-cluster-'));
  const opened: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  let closing: Promise<void> | null = null;
  const close = () => {
    closing ??= closeAll(opened);
    return closing;
  };
  try {
    await chmod(folder, 0o755);
    const network = account === null ? openLoopback() : await openNamespaces(count);
    opened.push(network.close);
    say(
      network.cut
        ? 'Three machines, each in a network namespace of its own'
        : 'Three machines on loopback addresses (as root each gets a network of its own, which can be cut)',
    );
    const passwords = {
      superuser: secret(),
      replication: secret(),
      rewind: secret(),
    };
    const topology: Topology = {
      addresses: Array.from({ length: count }, (_, index) => network.addressOf(index + 1)),
      clients: [network.addressOf(0).replace(/\d+$/, '0/24'), '127.0.0.0/8'],
      binDir,
      passwords,
    };
    const machines = await openMachines({ folder, network, topology });
    opened.push(() => Promise.all(machines.map((machine) => machine.stop())));
    const urlOf = (machine: Machine) =>
      `postgresql://postgres:${passwords.superuser}@${machine.address}:5432/sewa`;
    const findLeader = async () => {
      for (const machine of machines) if ((await isLeading(machine)) === true) return machine;
      return null;
    };

    say('Starting etcd');
    for (const machine of machines) machine.startEtcd();
    await waitUntil('etcd', () => isEtcdHealthy(machines)).catch((error) => explain(error, folder, 'etcd'));
    say('Starting PostgreSQL under Patroni');
    for (const machine of machines) machine.startDatabase();
    await waitUntil('a leader with a synchronous replica', () => hasSynchronous(machines), {
      limitMs: 120_000,
    }).catch((error) => explain(error, folder, 'patroni'));

    const [leader, readers, portal, ...portalPorts] = await freePorts(3 + 2);
    if (leader === undefined || readers === undefined || portal === undefined)
      throw new Error('no free ports');
    const ports = { leader, readers, portal };
    say('Starting HAProxy');
    const configuration = join(folder, 'haproxy.cfg');
    await writeFile(
      configuration,
      haproxyConfiguration({ databases: topology.addresses, portals: portalPorts, ports }),
    );
    const balancer = launch({
      command: asAccount(account, ['haproxy', '-db', '-f', configuration]),
      logFile: join(folder, 'haproxy.log'),
    });
    opened.push(() => balancer.stop(3_000));
    const owner = { name: 'sewa_owner', password: secret() };
    await waitUntil('the leader behind HAProxy', () =>
      prepareDatabase(`postgresql://postgres:${passwords.superuser}@127.0.0.1:${leader}/postgres`, owner),
    ).catch((error) => explain(error, folder, 'haproxy'));
    const ownerUrl = `postgresql://${owner.name}:${owner.password}@127.0.0.1:${leader}/sewa`;

    say('Starting the bucket and two portals');
    const bucket = await openS3Server();
    opened.push(bucket.close);
    const portalSecret = secret();
    const portals = portalPorts.map((port, index) =>
      openPortal({
        name: `portal${index + 1}`,
        folder,
        port,
        env: {
          DATABASE_URL: ownerUrl,
          DATABASE_READ_URL: ownerUrl.replace(`:${leader}/`, `:${readers}/`),
          PORTAL_SECRET: portalSecret,
          PORTAL_ORIGIN: `http://127.0.0.1:${portal}`,
          S3_URL: bucket.url(),
          PORTAL_DEMO: '1',
          PORTAL_DRAIN_SECONDS: '3',
          LOG_LEVEL: 'info',
          ...env,
        },
      }),
    );
    opened.push(() => Promise.all(portals.map((one) => one.stop())));
    // One after the other: the first fills in the demo area.
    for (const one of portals) await one.start(program);
    return { folder, binDir, machines, portals, network, ports, ownerUrl, urlOf, findLeader, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function closeAll(opened: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of opened.toReversed()) await step();
}

async function openMachines(options: {
  folder: string;
  network: ClusterNetwork;
  topology: Topology;
}): Promise<Machine[]> {
  const { folder, network, topology } = options;
  const machines: Machine[] = [];
  for (let number = 1; number <= count; number += 1) {
    const own = join(folder, `machine${number}`);
    await mkdir(own, { mode: 0o700 });
    machines.push(await openMachine({ number, folder, account, network, topology }));
    if (account !== null) await giveTo(own);
  }
  return machines;
}

/** To the account that PostgreSQL runs as. */
async function giveTo(folder: string): Promise<void> {
  const { execFileSync } = await import('node:child_process');
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, account ?? userInfo().username], { encoding: 'utf8' }));
  for (const path of [folder, join(folder, 'patroni.yml')]) await chown(path, id('-u'), id('-g'));
}

async function isEtcdHealthy(machines: readonly Machine[]): Promise<boolean> {
  const answers = await Promise.all(
    machines.map(({ address }) =>
      fetch(`http://${address}:2379/health`, { signal: AbortSignal.timeout(1_000) }).then(
        async (answer) => (await answer.text()).includes('true'),
        () => false,
      ),
    ),
  );
  return answers.every(Boolean);
}

async function isLeading({ address }: Machine): Promise<boolean> {
  return statusOf(`http://${address}:8008/primary`);
}

async function hasSynchronous(machines: readonly Machine[]): Promise<boolean> {
  const roles = await Promise.all(
    machines.flatMap(({ address }) => [
      statusOf(`http://${address}:8008/primary`),
      statusOf(`http://${address}:8008/sync`),
    ]),
  );
  return roles.filter(Boolean).length >= 2;
}

function statusOf(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(1_500) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** False while the leader does not answer. */
async function prepareDatabase(url: string, owner: { name: string; password: string }): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const made = await client.query(`select from pg_roles where rolname = '${owner.name}'`);
    if (made.rowCount === 0)
      await client.query(`create role ${owner.name} login createrole password '${owner.password}'`);
    const filled = await client.query(`select from pg_database where datname = 'sewa'`);
    if (filled.rowCount === 0)
      await client.query(`create database sewa owner ${owner.name} encoding 'UTF8' template template0`);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function freePorts(wanted: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < wanted) ports.add(await findFreePort(null));
  return [...ports];
}

async function explain(error: Error, folder: string, name: string): Promise<never> {
  const file = name === 'haproxy' ? join(folder, 'haproxy.log') : join(folder, 'machine1', `${name}.log`);
  throw new Error(`${error.message}\n${await lastLines(file)}`, { cause: error });
}

function secret(): string {
  return randomBytes(24).toString('hex');
}

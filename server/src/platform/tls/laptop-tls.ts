import type { X509Certificate } from 'node:crypto';
import type { RequestListener, Server } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Log } from '../log.ts';
import { readLaptopIdentity } from './laptop-identity.ts';
import { laptopNames, shortName } from './local-addresses.ts';
import { serveTwoProtocols, type TwoProtocols } from './two-protocols.ts';

export interface LaptopTls {
  authority: X509Certificate;
  /** Several, where a name stands for several addresses. */
  createServer(portal: RequestListener, plain: RequestListener): Server;
  /** Looks at the addresses every minute; a certificate that no longer fits is replaced without a restart. */
  watch(log: Log): void;
  refresh(): Promise<boolean>;
  close(): void;
}

/** The laptop joins another Wi-Fi while it runs. */
const LOOK_AGAIN_MS = 60_000;

export async function openLaptopTls(
  config: Pick<Config, 'dataDir' | 'host' | 'portalName'>,
  network = () => ({ interfaces: networkInterfaces(), hostName: hostname() }),
): Promise<LaptopTls> {
  const read = () => {
    const { interfaces, hostName } = network();
    return readLaptopIdentity({
      folder: join(config.dataDir, 'tls'),
      names: laptopNames(config.host, { interfaces, hostName }),
      organisation: config.portalName,
      name: `Laptop ${shortName(hostName) ?? ''}`.trim(),
      now: new Date(),
    });
  };
  let identity = await read();
  const servers: TwoProtocols[] = [];

  /** True when the certificate is another one from now on. */
  async function refresh(): Promise<boolean> {
    const found = await read();
    if (!found.isNew) return false;
    identity = found;
    const { key, certificate: cert } = found.server;
    for (const { server } of servers) server.setSecureContext({ key, cert, minVersion: 'TLSv1.2' });
    return true;
  }

  async function look(log: Log): Promise<void> {
    try {
      if (await refresh()) log.info('tls: a certificate for the new addresses of this laptop');
    } catch (error) {
      log.error(`tls: the certificate could not be renewed: ${String(error)}`);
    }
  }

  let timer: NodeJS.Timeout | undefined;

  return {
    authority: identity.authority,
    createServer: (portal, plain) => {
      const made = serveTwoProtocols({ identity: identity.server, portal, plain });
      servers.push(made);
      return made.server;
    },
    watch: (log) => {
      timer = setInterval(() => void look(log), LOOK_AGAIN_MS);
    },
    refresh,
    close: () => {
      clearInterval(timer);
      for (const { endPlain } of servers) endPlain();
    },
  };
}

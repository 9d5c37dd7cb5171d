import { BlockList, isIP } from 'node:net';
import type { networkInterfaces } from 'node:os';

/** Networks that are nobody's in the internet. The laptop's authority can vouch for nothing else. */
export const localNetworks = [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const;

const local = new BlockList();
for (const [network, prefix] of localNetworks) local.addSubnet(network, prefix, familyOf(network));

export function isLocalAddress(address: string): boolean {
  return isIP(address) !== 0 && local.check(address, familyOf(address));
}

/** What a tablet can call the laptop. */
export interface LaptopNames {
  names: readonly string[];
  addresses: readonly string[];
}

export function laptopNames(
  host: string,
  { interfaces, hostName }: { interfaces: ReturnType<typeof networkInterfaces>; hostName: string },
): LaptopNames {
  const own = Object.values(interfaces)
    .flatMap((ones) => ones ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  const given = isIP(host) !== 0 && host !== '0.0.0.0' && host !== '::' ? [host] : [];
  const short = shortName(hostName);
  return {
    names: ['localhost', ...(short === null ? [] : [`${short}.local`])],
    addresses: [...new Set(['127.0.0.1', '::1', ...own, ...given])].filter(isLocalAddress).sort(),
  };
}

/** The laptop's own name, as other machines of the local network know it; null where it is no such name. */
export function shortName(hostName: string): string | null {
  const first = hostName.toLowerCase().split('.', 1)[0] ?? '';
  return /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(first) && first !== 'localhost' ? first : null;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}

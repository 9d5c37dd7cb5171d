/** Failures within 15 minutes that are let pass: for a user, from an address, and from a network of many addresses. */
export const freeFailures = { user: 5, address: 50, network: 200 };
const longestWaitSeconds = 300;

export interface Failures {
  count: number;
  last: Date | null;
}

/** How long the next try must wait: the longest of what the failures of user, address and network ask for. */
export function secondsToWait({
  user,
  address,
  network,
  now,
}: {
  user: Failures;
  address: Failures;
  network: Failures;
  now: Date;
}): number {
  return Math.max(
    waitFor(user, freeFailures.user, now),
    waitFor(address, freeFailures.address, now),
    waitFor(network, freeFailures.network, now),
  );
}

/**
 * Past the free failures the wait doubles from five seconds, and never passes five minutes: a permanent lock-out would
 * be a weapon in the hand of whoever knows a username.
 */
function waitFor({ count, last }: Failures, free: number, now: Date): number {
  if (count < free) return 0;
  const wait = Math.min(longestWaitSeconds, 5 * 2 ** Math.min(count - free, 10));
  const since = last ? (now.getTime() - last.getTime()) / 1000 : 0;
  return Math.max(0, Math.ceil(wait - since));
}

/** One subscriber: whoever has an IPv6 address has 2⁶⁴ of them, so the first half counts as the address. */
export function subscriberOf(address: string): string {
  const groups = groupsOf(address);
  return Array.isArray(groups) ? `${groups.slice(0, 4).join(':')}::/64` : groups;
}

/** What a site is given: a /48 holds 65,536 subscribers' networks. Null for IPv4, where one address is all there is. */
export function networkOf(address: string): string | null {
  const groups = groupsOf(address);
  return Array.isArray(groups) ? `${groups.slice(0, 3).join(':')}::/48` : null;
}

/** The eight groups of an IPv6 address; a text for IPv4. */
function groupsOf(address: string): string[] | string {
  const bare = address.split('%', 1)[0]?.toLowerCase() ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped) return mapped;
  if (!bare.includes(':')) return bare;
  const [front = '', back] = bare.split('::');
  const head = front.split(':').filter(Boolean);
  const tail = back?.split(':').filter(Boolean) ?? [];
  const zeros = back === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}

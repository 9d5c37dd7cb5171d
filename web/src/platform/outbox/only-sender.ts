import { newId } from '@sewa/contract/kernel/values/ids';
import { LEASE_MS, mayTakeLease } from './outbox.rules.ts';
import { changeLease } from './outbox-store.ts';

const LOCK = 'portal-outbox';
const LOOK_AGAIN_MS = 2_000;
const self = newId();

/** Proves before each attempt that this window still is the one that sends. */
type StillSender = () => Promise<boolean>;

/**
 * Runs the work while no other window of this browser sends. The browser gives a lock up by itself when its window goes
 * away. It has locks only over a secure connection; over plain HTTP a lease in the database does, which runs out.
 */
export function asOnlySender(work: (stillSender: StillSender) => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, () => work(async () => true)) : withLease(work);
}

async function withLease(work: (stillSender: StillSender) => Promise<void>): Promise<void> {
  while (!(await takeLease())) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  try {
    await work(takeLease);
  } finally {
    await changeLease((held) => (held?.holder === self ? undefined : held));
  }
}

async function takeLease(): Promise<boolean> {
  const lease = await changeLease((held) => {
    const now = Date.now();
    return mayTakeLease(held, self, now) ? { holder: self, until: now + LEASE_MS } : held;
  });
  return lease?.holder === self;
}

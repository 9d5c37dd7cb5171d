import { createStore, useStore } from './store.ts';

/** `caughtUp` stands for a few seconds after a lost connection came back and nothing is missing any more. */
export type Connection = 'live' | 'lost' | 'caughtUp';

/** Who noticed: the device itself, a call that got no answer, or the socket of the live views. */
type Witness = 'device' | 'call' | 'socket';

const CAUGHT_UP_SHOWN_MS = 6_000;
const PROBE_EVERY_MS = 4_000;
/** Without a limit, a connection that hangs would keep the probe waiting for minutes. */
const PROBE_LIMIT_MS = 10_000;

const connectionStore = createStore<Connection>('live');
const witnesses = new Set<Witness>();
let probe: ReturnType<typeof setTimeout> | null = null;

export const getConnection = connectionStore.get;
export const subscribeToConnection = connectionStore.subscribe;

export function useConnection(): Connection {
  return useStore(connectionStore);
}

export function reportLost(witness: Witness): void {
  witnesses.add(witness);
  connectionStore.set('lost');
  // The device and the socket notice by themselves when the connection is back; a call has to be tried again.
  if (witness === 'call') probeLater();
}

/** `hasCaughtUp` when whoever noticed knows that nothing was missed meanwhile. */
export function reportBack(witness: Witness, hasCaughtUp = false): void {
  if (!witnesses.delete(witness) || witnesses.size > 0) return;
  connectionStore.set(hasCaughtUp ? 'caughtUp' : 'live');
  if (!hasCaughtUp) return;
  setTimeout(() => {
    if (connectionStore.get() === 'caughtUp') connectionStore.set('live');
  }, CAUGHT_UP_SHOWN_MS);
}

export async function isReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(PROBE_LIMIT_MS);
  return fetch('/readyz', { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

export async function untilReachable(signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await isReachable()))
    await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS));
}

function probeLater(): void {
  if (probe !== null) return;
  probe = setTimeout(async () => {
    probe = null;
    if (!witnesses.has('call')) return;
    if (await isReachable()) reportBack('call');
    else probeLater();
  }, PROBE_EVERY_MS);
}

import { rollArrivals } from '@sewa/contract/nominal-roll/arrivals';
import { arrivingRolls } from '@sewa/contract/nominal-roll/arriving';
import type { GateDirection } from '@sewa/contract/nominal-roll/gate-scan';
import { send } from '../../../platform/outbox/outbox.ts';
import { refreshRolls } from '../roll.queries.ts';

/** Who scans: the group that was sent, or the people of the destination, who see the roll by other calls. */
export type GateEnd = 'home' | 'destination';

interface GateKey {
  roll: string;
  end: GateEnd;
}

const ends = {
  home: {
    stream: 'nominal-roll/gate/',
    calls: { in: rollArrivals.checkIn, out: rollArrivals.checkOut },
    correctAt: (roll: string) => `/nominal-roll/${roll}?tab=arrivals`,
  },
  destination: {
    stream: 'nominal-roll/arriving/',
    calls: { in: arrivingRolls.checkIn, out: arrivingRolls.checkOut },
    correctAt: (roll: string) => `/nominal-roll/arriving/${roll}`,
  },
} as const;

/** Every scan of a roll; a refused code holds nobody but its own holder. */
export const gateStream = ({ roll, end }: GateKey) => `${ends[end].stream}${roll}/`;

/** Kept on the device until the server has it: a gate does not stop when the connection does. */
export async function scanAtGate(
  { roll, end }: GateKey,
  { code, direction, describe }: { code: string; direction: GateDirection; describe: string },
) {
  const { calls, correctAt } = ends[end];
  const outcome = await send(
    calls[direction],
    { params: { id: roll }, body: { code, at: new Date().toISOString() } },
    { stream: gateStream({ roll, end }) + code.toUpperCase(), describe, correctAt: correctAt(roll) },
  );
  if (outcome.kind === 'waiting') void outcome.final.then(() => refreshRolls());
  else void refreshRolls();
  return outcome;
}

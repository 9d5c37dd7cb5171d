import type { ArrivalReply } from './day.queries.ts';

export interface Seat {
  block: string;
  blockName: string;
}

/** What was true before the seat was chosen. */
const settledBySeat: readonly ArrivalReply['warnings'][number][] = ['noBlock', 'blockFull'];

interface Answer {
  arrival: Pick<ArrivalReply['arrival'], 'block' | 'blockName'>;
  warnings: ArrivalReply['warnings'];
}

/** An arrival whose seat was chosen on the card of the gate: the card shows it, and no longer asks for one. */
export function withSeat<Reply extends Answer>(reply: Reply, { block, blockName }: Seat): Reply {
  return {
    ...reply,
    arrival: { ...reply.arrival, block, blockName },
    warnings: reply.warnings.filter((warning) => !settledBySeat.includes(warning)),
  };
}

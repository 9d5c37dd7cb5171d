export interface Head {
  readonly number: number;
  readonly hash: string;
}

export type BatchVerdict = 'next' | 'repeated' | 'early' | 'altered';

/** Whether a batch is the next one of a chain; `known` is the hash that was taken under its number. */
export function judgeBatch(
  batch: { number: number; prev: string; hash: string },
  head: Head,
  known: string | null,
): BatchVerdict {
  if (batch.number > head.number + 1) return 'early';
  if (batch.number === head.number + 1) return batch.prev === head.hash ? 'next' : 'altered';
  return known === batch.hash ? 'repeated' : 'altered';
}

/**
 * What a laptop does about its chain when it hears the cloud's head. `own` are the batches that it has under this number.
 * - resume: send on after the head;
 * - rewind: the cloud knows less than it confirmed (restored from a backup): a new chain with what came after the head;
 * - fork: the cloud knows batches that the laptop does not: the laptop was restored from a backup.
 */
export type ChainVerdict = { act: 'resume' } | { act: 'rewind'; after: number } | { act: 'fork' };

export function judgeChain(
  head: Head,
  own: readonly { number: number; hash: string; isConfirmed: boolean }[],
): ChainVerdict {
  const confirmed = own
    .filter(({ isConfirmed }) => isConfirmed)
    .reduce((most, { number }) => Math.max(most, number), 0);
  const same =
    head.number === 0 || own.some(({ number, hash }) => number === head.number && hash === head.hash);
  if (!same) return { act: 'fork' };
  return confirmed > head.number ? { act: 'rewind', after: head.number } : { act: 'resume' };
}

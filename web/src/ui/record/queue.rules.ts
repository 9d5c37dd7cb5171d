/** The list that records were opened from: the addresses of its records in order, as far as they are known. */
export interface Queue {
  /** The list as it was, with its filters. */
  address: string;
  records: readonly string[];
  /** How many stand before the first known one. */
  offset: number;
  total: number;
}

export interface QueuePlace {
  /** Counted from 1, in the whole list. */
  place: number;
  total: number;
  previous: string | null;
  next: string | null;
  /** The list goes on beyond what is known at this end. */
  unknown: 'before' | 'after' | null;
}

/** Where a record stands in the list; null when it was opened from elsewhere. */
export function placeIn(queue: Queue | null, record: string): QueuePlace | null {
  const at = queue?.records.indexOf(record) ?? -1;
  if (queue === null || at < 0) return null;
  const { records, offset, total } = queue;
  const isLastKnown = at === records.length - 1;
  const hasMore = offset + records.length < total;
  return {
    place: offset + at + 1,
    total: Math.max(total, offset + records.length),
    previous: records[at - 1] ?? null,
    next: records[at + 1] ?? null,
    unknown: endOf({ isFirst: at === 0 && offset > 0, isLast: isLastKnown && hasMore }),
  };
}

function endOf({ isFirst, isLast }: { isFirst: boolean; isLast: boolean }): QueuePlace['unknown'] {
  if (isLast) return 'after';
  return isFirst ? 'before' : null;
}

/** The queue with one more page, at either end. A record that moved to another page meanwhile stands once. */
export function extended(queue: Queue, end: 'before' | 'after', records: readonly string[]): Queue {
  const fresh = records.filter((one) => !queue.records.includes(one));
  if (end === 'after') {
    // A page without news is the end: somebody else has worked off the rest.
    const total = fresh.length === 0 ? queue.offset + queue.records.length : queue.total;
    return { ...queue, records: [...queue.records, ...fresh], total };
  }
  return {
    ...queue,
    records: [...fresh, ...queue.records],
    offset: fresh.length === 0 ? 0 : Math.max(0, queue.offset - fresh.length),
  };
}

import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { createPersonalStore } from '../../platform/personal-store.ts';
import { useStore } from '../../platform/store.ts';
import { extended, placeIn, type Queue, type QueuePlace } from './queue.rules.ts';

interface LoadedQueue extends Queue {
  size: number;
  /** The records of a page, counted from 0. */
  load: (page: number) => Promise<readonly string[]>;
}

/** A laptop is shared, and the next person must not see the list of the last one. */
const queueStore = createPersonalStore<LoadedQueue | null>(null);

/** What is opened from this list can be gone through one by one. */
export function rememberQueue(queue: LoadedQueue): void {
  queueStore.set(queue);
}

/** The place of the shown record in the list that it was opened from. */
export function useQueue(): (QueuePlace & { address: string }) | null {
  const { pathname } = useLocation();
  const queue = useStore(queueStore);
  const place = placeIn(queue, pathname);
  const unknown = place?.unknown ?? null;
  useEffect(() => {
    if (unknown === null || queue === null) return;
    let isWanted = true;
    const page =
      unknown === 'after'
        ? Math.floor((queue.offset + queue.records.length) / queue.size)
        : Math.ceil(queue.offset / queue.size) - 1;
    queue.load(page).then(
      (records) => {
        if (isWanted && queueStore.get() === queue)
          queueStore.set({ ...queue, ...extended(queue, unknown, records) });
      },
      // Without the further page the list ends here; the list itself says what is wrong with the line.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [unknown, queue]);
  return place && queue ? { ...place, address: queue.address } : null;
}

/** The address of the list as it was left, for a link that leads back to it. */
export function useListAddress(): (path: string) => string {
  const queue = useStore(queueStore);
  return (path) => (queue?.address.split('?')[0] === path ? queue.address : path);
}

import { startOutbox } from '../../platform/outbox/outbox.ts';

/**
 * When the first page has been drawn: what still waits on this device is sent. Its code is here already: fetched only now,
 * it would be missing until the next page load if the connection dropped right before.
 */
export function startOutboxSoon(): () => void {
  return startAfter(1_000, async () => startOutbox());
}

/** When everything else has come: the whole program is then fetched for a day without a connection. */
export function startOfflineLater(): () => void {
  return startAfter(5_000, async () => (await import('../../platform/offline/offline.ts')).startOffline());
}

/** A part that could not be fetched is missed until the next page load; the pages that need it fetch it themselves. */
function startAfter(milliseconds: number, start: () => Promise<() => void>): () => void {
  let stop = () => {};
  let isOver = false;
  const timer = setTimeout(async () => {
    try {
      stop = await start();
      if (isOver) stop();
    } catch (error) {
      console.warn('A part of the portal did not come', error);
    }
  }, milliseconds);
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop();
  };
}

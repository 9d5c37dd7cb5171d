import { untilReachable } from '../../platform/connection.ts';
import { startOutbox } from '../../platform/outbox/outbox.ts';
import { accountPanel } from '../header/AccountMenu.tsx';
import { areaPanel } from '../header/AreaSwitch.tsx';
import { outboxPanel } from '../header/OutboxButton.tsx';
import { helpDialog } from '../help/HelpButton.tsx';
import { searchDialog } from '../search/SearchBox.tsx';
import { sidebarDrawer } from '../sidebar/Sidebar.tsx';
import { leaveDialog } from './UnansweredGuard.tsx';

/**
 * When the first page has been drawn: what still waits on this device is sent. Its code is here already: fetched only now,
 * it would be missing until the next page load if the connection dropped right before.
 */
export function startOutboxSoon(): () => void {
  return startAfter(1_000, async () => startOutbox());
}

/**
 * When the page has settled: the panels and dialogs of the frame, so that they open at once; then the whole program, for a
 * day without a connection. Only while the portal can be reached: Chromium does not ask again for a part that it could not
 * fetch, and without it the page lacks that part until it is loaded anew.
 */
export function fetchTheRestLater(): () => void {
  return startAfter(4_000, async (signal) => {
    await untilReachable(signal);
    signal.throwIfAborted();
    await Promise.all(parts.map((part) => part.preload()));
    const { startOffline } = await import('../../platform/offline/offline.ts');
    signal.throwIfAborted();
    return startOffline();
  });
}

const parts = [accountPanel, areaPanel, sidebarDrawer, searchDialog, helpDialog, outboxPanel, leaveDialog];

function startAfter(milliseconds: number, start: (signal: AbortSignal) => Promise<() => void>): () => void {
  const over = new AbortController();
  const timer = setTimeout(async () => {
    try {
      const stop = await start(over.signal);
      if (over.signal.aborted) stop();
      else over.signal.addEventListener('abort', stop);
    } catch (error) {
      if (!over.signal.aborted) console.warn('A part of the portal did not come', error);
    }
  }, milliseconds);
  return () => {
    clearTimeout(timer);
    over.abort();
  };
}

import { untilReachable } from '../../platform/connection.ts';
import { startOutbox } from '../../platform/outbox/outbox.ts';
import { accountPanel } from '../header/AccountMenu.tsx';
import { areaPanel } from '../header/AreaSwitch.tsx';
import { outboxPanel } from '../header/OutboxButton.tsx';
import { helpDialog } from '../help/HelpButton.tsx';
import { searchDialog } from '../search/SearchBox.tsx';
import { sidebarDrawer } from '../sidebar/Sidebar.tsx';

/**
 * When the first page has been drawn: what still waits on this device is sent. Its code is here already: fetched only now,
 * it would be missing until the next page load if the connection dropped right before.
 */
export function startOutboxSoon(): () => void {
  return startAfter(1_000, async () => startOutbox());
}

/** When the page has settled: the panels and dialogs of the frame, so that they open at once. */
export function fetchPartsLater(): () => void {
  return fetchAfter(4_000, async () => {
    const parts = [accountPanel, areaPanel, sidebarDrawer, searchDialog, helpDialog, outboxPanel];
    for (const part of parts) part.preload();
    return () => {};
  });
}

/** When everything else has come: the whole program is then fetched for a day without a connection. */
export function startOfflineLater(): () => void {
  return fetchAfter(5_000, async () => (await import('../../platform/offline/offline.ts')).startOffline());
}

/**
 * A part that could not be fetched is missed until the next page load, because Chromium does not ask for it again. What
 * nobody needs yet is therefore fetched only while the portal can be reached.
 */
function fetchAfter(milliseconds: number, start: () => Promise<() => void>): () => void {
  return startAfter(milliseconds, async () => {
    await untilReachable();
    return start();
  });
}

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

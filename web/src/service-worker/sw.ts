import { clientsClaim } from 'workbox-core';
import { addRoute, createHandlerBoundToURL, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/*
 * Lets the portal open without a connection. It keeps the files of one version of the program and nothing of what the
 * server answers: what a screen needs offline, the page keeps itself (platform/offline).
 */

/** What this file uses of the worker's global scope, whose types do not go together with those of a page. */
interface WorkerScope {
  readonly clients: { matchAll(options: object): Promise<readonly unknown[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void;
}
interface WorkerMessage {
  readonly data: unknown;
  waitUntil(work: Promise<unknown>): void;
}
declare const self: WorkerScope;

/** Every file of this version, filled in by the build (vite.config.ts). */
declare const __FILES__: { url: string; revision: string | null }[];

/** A line that hangs counts as lost. */
const PAGE_PATIENCE_MS = 5_000;
/** Not pages of the portal: calls, files, the probes of the server, and how to trust a camp laptop. */
const notPages = [/^\/(api|socket|assets|trust)(\/|$)/, /^\/(readyz|healthz|metrics)$/];

precache(__FILES__);
const keptPage = createHandlerBoundToURL('/');

/** The server's page first: it names the files of the newest version. The kept one when the server does not answer. */
registerRoute(
  new NavigationRoute(
    async (options) => {
      const page = await Promise.race([fetch(options.request).catch(() => null), lateAnswer()]);
      return page !== null && page.status < 500 ? page : keptPage(options);
    },
    { denylist: notPages },
  ),
);
addRoute();
clientsClaim();

/**
 * A new version waits until no window shows the old one: the old one's files go when the new one takes over. A page that
 * was loaded from the new version and stands alone ends the wait.
 */
self.addEventListener('message', (event) => event.waitUntil(takeOverFor(event.data)));

async function takeOverFor(scripts: unknown): Promise<void> {
  const own = new Set(__FILES__.map(({ url }) => url));
  const isOfThisVersion = Array.isArray(scripts) && scripts.every((path) => own.has(path));
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (isOfThisVersion && windows.length <= 1) await self.skipWaiting();
}

function lateAnswer(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PAGE_PATIENCE_MS));
}

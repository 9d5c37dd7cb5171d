import type { IncomingHttpHeaders } from 'node:http';

/**
 * Browsers state where a request comes from; what does not come from our own pages may not change anything. Old ones say
 * only the origin of the page, which then must be ours; whoever says neither is no page of another site.
 */
export function isSameSite(headers: IncomingHttpHeaders, portalOrigin: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host, origin: given } = new URL(origin);
  return host === headers.host || given === portalOrigin;
}

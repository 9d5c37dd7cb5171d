/** What the server writes into the page before anyone has signed in: <meta name="portal-…" content="…">. */
function pageMeta(name: 'portal-name' | 'portal-time-zone' | 'portal-session', otherwise: string): string {
  const content = document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
  return content || otherwise;
}

export function productName(): string {
  return pageMeta('portal-name', 'Sewa Portal');
}

export function portalTimeZone(): string {
  return pageMeta('portal-time-zone', 'Asia/Kolkata');
}

/** The server saw a session with the page, valid or not. */
export function bringsSession(): boolean {
  return pageMeta('portal-session', '') !== '';
}

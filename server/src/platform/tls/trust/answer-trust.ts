import type { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { languages } from '@sewa/contract/kernel/values/languages';
import { languageOf } from '../../http/language.ts';
import { fontFiles, forwardScript, TRUST_FILE, trustPage } from './trust-page.ts';

interface TrustReply {
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/** /trust and what is below it: how a tablet comes to trust this laptop, with the certificate but never a key. */
export function findTrustReply(
  request: Pick<IncomingMessage, 'url' | 'headers'>,
  { authority, portalName }: { authority: X509Certificate; portalName: string },
): TrustReply | null {
  const url = new URL(request.url ?? '/', 'http://laptop');
  switch (url.pathname) {
    case '/trust': {
      const asked = url.searchParams.get('lang');
      const to = url.searchParams.get('to') ?? '/';
      return {
        headers: pageHeaders,
        body: trustPage({
          portalName,
          language: languages.find((one) => one === asked) ?? languageOf(request.headers['accept-language']),
          fingerprint: authority.fingerprint256,
          portalAddress: `https://${hostOf(request.headers.host)}`,
          path: /^\/(?![/\\])/.test(to) ? to : '/',
        }),
      };
    }
    case TRUST_FILE:
      return {
        headers: {
          ...noStore,
          // By this type iPads and phones offer to install it.
          'content-type': 'application/x-x509-ca-cert',
          'content-disposition': 'attachment; filename="sewa-portal.crt"',
        },
        body: authority.raw,
      };
    case '/trust/forward.js':
      return {
        headers: { ...noStore, 'content-type': 'text/javascript; charset=utf-8' },
        body: forwardScript,
      };
    case '/trust/gurmukhi.ttf':
    case '/trust/devanagari.ttf':
      return {
        headers: { 'cache-control': 'max-age=86400', 'content-type': 'font/ttf' },
        body: readFileSync(require.resolve(fontFiles[url.pathname])),
      };
    case '/trust/check':
      // Asked by the page without https, which is another origin.
      return {
        headers: {
          ...noStore,
          'content-type': 'text/plain; charset=utf-8',
          'access-control-allow-origin': '*',
        },
        body: 'trusted',
      };
    default:
      return null;
  }
}

const require = createRequire(import.meta.url);

const noStore = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

const pageHeaders = {
  ...noStore,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; font-src 'self'; connect-src https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
} as const;

/** Written into the page: nothing but a host and a port. */
function hostOf(header: string | undefined): string {
  return header !== undefined && /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(header)
    ? header
    : 'localhost';
}

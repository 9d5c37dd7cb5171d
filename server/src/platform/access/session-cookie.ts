import { hash, randomBytes } from 'node:crypto';

const sessionCookie = 'sewa_session';

/** What the browser keeps; the database keeps only its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** As PostgreSQL writes bytes: a text is a key here and a value there, where a Buffer would have to be turned into both. */
export function hashOfToken(token: string): string {
  return `\\x${hash('sha256', token, 'hex')}`;
}

/** The token in a Cookie header, if there is one of the right form. */
export function tokenIn(header: string | undefined): string | null {
  const found = header?.match(/(?:^|;\s*)sewa_session=([\w-]{43})(?:;|$)/);
  return found?.[1] ?? null;
}

export function cookieHeader(token: string | null, isSecure: boolean): string {
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return token === null
    ? `${sessionCookie}=; ${attributes}; Max-Age=0`
    : `${sessionCookie}=${token}; ${attributes}; Max-Age=604800`;
}

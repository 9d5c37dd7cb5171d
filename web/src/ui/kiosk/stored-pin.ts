import type { StoredPin } from '../../platform/kiosk.ts';

const ROUNDS = 200_000;

/** The PIN keeps hands off the page. It is no secret from somebody who opens the tools of the browser. */
export async function storePin(pin: string): Promise<StoredPin> {
  // Over plain HTTP browsers have no cryptography.
  if (!window.crypto.subtle) return { text: pin };
  const salt = hex(window.crypto.getRandomValues(new Uint8Array(16)));
  return { salt, digest: await digestOf(pin, salt) };
}

export async function isStoredPin(stored: StoredPin, pin: string): Promise<boolean> {
  if (stored.text !== undefined) return stored.text === pin;
  return (await digestOf(pin, stored.salt)) === stored.digest;
}

async function digestOf(pin: string, salt: string): Promise<string> {
  const { subtle } = window.crypto;
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await subtle.importKey('raw', bytes(pin), 'PBKDF2', false, ['deriveBits']);
  const rounds = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations: ROUNDS };
  return hex(new Uint8Array(await subtle.deriveBits(rounds, key, 256)));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

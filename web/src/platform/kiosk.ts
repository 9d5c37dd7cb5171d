import type { Requirement } from '@sewa/contract/kernel/rights/requirement';
import { subscribeToAuth } from './auth.ts';
import { KIOSK_KEY } from './device-keys.ts';
import { createStore, useStore } from './store.ts';

/** This browser shows one page only, until somebody leaves with the PIN. */
export interface Kiosk {
  readonly address: string;
  /** The page that follows the PIN. */
  readonly leaveTo: string;
  /** What the page needs; whoever lost it meanwhile sees that, not Home. */
  readonly requirement: Requirement;
  readonly pin: StoredPin;
  /** Wrong PINs so far, and until when none is taken. */
  readonly failures: number;
  readonly blockedUntil: number;
}

/** As `text` only over plain HTTP, where browsers have no cryptography. */
export type StoredPin =
  | { readonly salt: string; readonly digest: string; readonly text?: undefined }
  | { readonly text: string };

const kioskStore = createStore(readKiosk());

// In every window of this browser, and until the session ends: a password opens more than a PIN does.
window.addEventListener('storage', ({ key }) => {
  if (key === KIOSK_KEY) kioskStore.set(readKiosk());
});
subscribeToAuth(() => {
  if (kioskStore.get() !== null) kioskStore.set(readKiosk());
});

export function useKiosk(): Kiosk | null {
  return useStore(kioskStore);
}

/** Stays over a reload. */
export function setKiosk(kiosk: Kiosk | null): void {
  if (kiosk === null) window.localStorage.removeItem(KIOSK_KEY);
  else window.localStorage.setItem(KIOSK_KEY, JSON.stringify(kiosk));
  kioskStore.set(kiosk);
}

function readKiosk(): Kiosk | null {
  const stored = window.localStorage.getItem(KIOSK_KEY);
  return stored === null ? null : JSON.parse(stored);
}

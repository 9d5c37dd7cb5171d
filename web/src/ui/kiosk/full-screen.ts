import { useSyncExternalStore } from 'react';

/** Not on every phone. The browser allows it only right after a touch or a key. */
export function enterFullScreen(): void {
  document.documentElement.requestFullscreen?.().catch(() => {
    // Refused by the browser or its owner: the kiosk works in a window, too.
  });
}

export function leaveFullScreen(): void {
  if (document.fullscreenElement === null) return;
  document.exitFullscreen().catch(() => {
    // It was left by a key meanwhile.
  });
}

/** Null where the browser has none. */
export function useIsFullScreen(): boolean | null {
  return useSyncExternalStore(subscribe, () =>
    document.fullscreenEnabled ? document.fullscreenElement !== null : null,
  );
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

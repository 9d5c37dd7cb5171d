import { useEffect } from 'react';

/** The screen stays on while this is shown. Browsers let go of it whenever the page is hidden. */
export function useAwakeScreen(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const hold = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      const held = await navigator.wakeLock.request('screen').catch(() => {
        // A low battery, or the owner of the device: the screen goes dark as it always does.
        return null;
      });
      if (isOver) await held?.release();
      else lock = held;
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}

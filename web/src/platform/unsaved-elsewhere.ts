import { newId } from '@sewa/contract/kernel/values/ids';

const PREFIX = 'portal-unsaved:';
const own = new Set<string>();

/**
 * Tells the other windows of this browser, until the returned function is called, that this one has unsaved entries. A
 * lock: the browser itself gives it up when the window goes away. Browsers have locks only over a secure connection.
 */
export function markUnsaved(): () => void {
  if (!('locks' in navigator)) return () => {};
  const name = PREFIX + newId();
  const { promise, resolve } = Promise.withResolvers<void>();
  own.add(name);
  void navigator.locks.request(name, () => promise);
  return () => {
    own.delete(name);
    resolve();
  };
}

export async function isUnsavedElsewhere(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name = '' }) => name.startsWith(PREFIX) && !own.has(name));
}

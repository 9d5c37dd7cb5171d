import { newId } from '@sewa/contract/kernel/values/ids';

const DEVICE_KEY = 'bav.device';

/** By this a counter knows its own shift again: one browser on one machine. */
export function deviceId(): string {
  const known = window.localStorage.getItem(DEVICE_KEY);
  if (known !== null) return known;
  const made = newId();
  window.localStorage.setItem(DEVICE_KEY, made);
  return made;
}

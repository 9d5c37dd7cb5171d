/** A code that comes again so soon was held too long or shown twice: it is not a second visit. */
export const REPEAT_MS = 60_000;

export interface Repeats {
  /** Whether this code was taken less than a minute ago. */
  isRepeat: (code: string, now: number) => boolean;
  /** It was taken. A repeat does not count: a minute after the first time, the code is a new one. */
  note: (code: string, now: number) => void;
  /** What came of it was undone. */
  forget: (code: string) => void;
}

export function createRepeats(): Repeats {
  const taken = new Map<string, number>();
  const isRepeat = (code: string, now: number) => {
    const at = taken.get(codeKey(code));
    // A moment that lies ahead was noted before the clock was set back: nobody knows how long ago that was.
    return at !== undefined && at <= now && now - at < REPEAT_MS;
  };
  const note = (code: string, now: number) => {
    if (isRepeat(code, now)) return;
    // A gate is open all day: what is past is forgotten.
    for (const [key, at] of taken) if (now - at >= REPEAT_MS) taken.delete(key);
    taken.set(codeKey(code), now);
  };
  return { isRepeat, note, forget: (code) => taken.delete(codeKey(code)) };
}

/** Typed by hand, a code may come in small letters. */
export function codeKey(code: string): string {
  return code.trim().toUpperCase();
}

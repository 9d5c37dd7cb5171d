/** Four to six digits: enough against a curious hand, few enough to remember. */
export const PIN_LENGTH = { min: 4, max: 6 } as const;

const TRIES_BEFORE_PAUSE = 3;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

export function isPin(text: string): boolean {
  return /^\d+$/.test(text) && text.length >= PIN_LENGTH.min && text.length <= PIN_LENGTH.max;
}

interface Tries {
  failures: number;
  /** No PIN is taken before. */
  blockedUntil: number;
}

/** After every third wrong PIN there is a pause, each twice as long as the one before. */
export function afterWrongPin({ failures }: Pick<Tries, 'failures'>, now: number): Tries {
  const count = failures + 1;
  if (count % TRIES_BEFORE_PAUSE !== 0) return { failures: count, blockedUntil: 0 };
  const pause = FIRST_PAUSE_MS * 2 ** Math.min(count / TRIES_BEFORE_PAUSE - 1, 10);
  return { failures: count, blockedUntil: now + Math.min(pause, LONGEST_PAUSE_MS) };
}

/** Whole seconds until the next try; 0 when it may be now. A clock that was set back must not lock the kiosk for long. */
export function secondsBlocked({ blockedUntil }: Pick<Tries, 'blockedUntil'>, now: number): number {
  const left = blockedUntil - now;
  return left <= 0 || left > LONGEST_PAUSE_MS ? 0 : Math.ceil(left / 1_000);
}

import { describe, expect, test } from 'vitest';
import { afterWrongPin, isPin, secondsBlocked } from './pin.rules.ts';

test('a PIN is four to six digits', () => {
  expect(['1234', '123456'].every(isPin)).toBe(true);
  expect(['', '123', '1234567', '12a4', '12 34', '१२३४'].some(isPin)).toBe(false);
});

describe('wrong PINs', () => {
  test('slow down after every third, twice as long each time, and never beyond a quarter of an hour', () => {
    const pauses: number[] = [];
    let failures = 0;
    for (let nth = 1; nth <= 30; nth += 1) {
      const after = afterWrongPin({ failures }, 1_000_000);
      failures = after.failures;
      pauses.push(secondsBlocked(after, 1_000_000));
    }
    expect(pauses.slice(0, 9)).toEqual([0, 0, 30, 0, 0, 60, 0, 0, 120]);
    expect(Math.max(...pauses)).toBe(900);
    expect(pauses.at(-1)).toBe(900);
  });

  test('the pause ends, also when the clock was set back', () => {
    const { blockedUntil } = afterWrongPin({ failures: 2 }, 1_000_000);
    expect(secondsBlocked({ blockedUntil }, 1_029_500)).toBe(1);
    expect(secondsBlocked({ blockedUntil }, 1_030_000)).toBe(0);
    expect(secondsBlocked({ blockedUntil }, 1_000_000 - 86_400_000)).toBe(0);
  });
});

import { dayAfter } from '@sewa/contract/kernel/values/days';
import { languages } from '@sewa/contract/kernel/values/languages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { announced } from './alert.rules.ts';
import { alertMail, MAX_LINES } from './alert-mail.ts';

const today = '2028-02-20';
const thing = (ahead: number, name = 'Insurance, PB 02 A 1') => ({
  thing: `paper/${ahead}`,
  lastDay: dayAfter(today, ahead),
  words: () => name,
});

describe('under which days something is announced', () => {
  test.each([
    [-1, null],
    [0, 7],
    [7, 7],
    [8, 14],
    // 29 February is fourteen days and less before 5 March.
    [14, 14],
    [15, 30],
    [30, 30],
    [31, null],
  ])('%i days before its last day: %s', (ahead, days) => {
    expect(announced([thing(ahead)], today).map((one) => one.days)).toEqual(days === null ? [] : [days]);
  });

  test('day by day until it lapses, each of the three comes up in its order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (ahead) => {
        const { lastDay } = thing(ahead);
        const days = Array.from({ length: ahead + 5 }, (_, passed) =>
          announced([{ ...thing(0), lastDay }], dayAfter(today, passed)).map((one) => one.days),
        ).flat();
        const expected = [30, 14, 7].filter(
          (one) => one >= Math.min(ahead, 7) && (one === 7 || ahead > nextBelow(one)),
        );
        expect([...new Set(days)]).toEqual(expected);
      }),
    );
  });
});

/** The days of the next announcement. */
function nextBelow(days: number): number {
  return days === 30 ? 14 : 7;
}

describe('the mail', () => {
  const of = { portal: 'Sewa Portal', name: 'Harjinder', origin: 'https://portal.example' };

  test.each(languages)('in %s names each thing with its day, the nearest first', (language) => {
    const { subject, text } = alertMail(
      { ...of, things: announced([thing(20, 'Third'), thing(3, 'First'), thing(9, 'Second')], today) },
      language,
    );
    expect(subject).toContain('3');
    const places = ['First', 'Second', 'Third', of.origin].map((word) => text.indexOf(word));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  test.each([
    ['en', 'a document expires soon'],
    ['hi', 'एक काग़ज़ की मियाद ख़त्म होने वाली है'],
    ['pa', 'ਇੱਕ ਕਾਗਜ਼ ਦੀ ਮਿਆਦ ਖ਼ਤਮ ਹੋਣ ਵਾਲੀ ਹੈ'],
  ] as const)('in %s speaks of one document in the singular', (language, words) => {
    const { subject } = alertMail({ ...of, things: announced([thing(3, 'First')], today) }, language);
    expect(subject).toBe(`Sewa Portal: ${words}`);
  });

  test('is bounded, and says how many more there are', () => {
    const things = Array.from({ length: MAX_LINES + 7 }, (_, place) => thing(place % 30, `Paper ${place}`));
    const { text } = alertMail({ ...of, origin: null, things: announced(things, today) }, 'en');
    expect(text.match(/^- /gm)).toHaveLength(MAX_LINES);
    expect(text).toContain('And 7 more.');
  });
});

import { builtInDesign } from '@sewa/contract/badges/built-in-designs';
import type { CardField } from '@sewa/contract/badges/card-template';
import { languages } from '@sewa/contract/kernel/values/languages';
import { beforeAll, describe, expect, test } from 'vitest';
import { familyNames, menNames, type Script, spelled, womenNames } from '../../../../../../demo/people.ts';
import { openTypstEngine, type TypstEngine } from '../../../../platform/pdf/typst-engine.ts';
import { type GlyphRun, laidOutText } from '../../../../testing/laid-out-text.ts';
import type { SetElement } from './card-print.ts';
import { setPages } from './set-pages.ts';

let engine: TypstEngine;
beforeAll(async () => {
  engine = await openTypstEngine();
});

/** Of sixty letters and more, in each script, with and without a place to break. */
const sixty = [
  'ਸ਼੍ਰੀਮਤੀ ਬਲਵਿੰਦਰਪਾਲ ਕੌਰ ਰੰਧਾਵਾ ਸਪੁੱਤਰੀ ਸਰਦਾਰ ਮਹਿੰਦਰਪਾਲ ਸਿੰਘ ਸੰਧੂ',
  'श्रीमती राजराजेश्वरी चंद्रशेखरन लक्ष्मीनारायण सुब्रह्मण्यम् देवी',
  'Ramachandrasubrahmanyeswaran Venkatanarasimharajuvaripeta Rao',
  'ਬਲਵਿੰਦਰਪਾਲਕੌਰਰੰਧਾਵਾਸਪੁੱਤਰੀਸਰਦਾਰਮਹਿੰਦਰਪਾਲਸਿੰਘਗੁਰਦਾਸਪੁਰੀਆਂਵਾਲੇ',
  'राजराजेश्वरीचंद्रशेखरनलक्ष्मीनारायणसुब्रह्मण्यम्वेंकटेश्वररावदेवी',
  'Ramachandrasubrahmanyeswaranvenkatanarasimharajuvaripetaramar',
];

const scripts: readonly Script[] = ['latin', 'gurmukhi', 'devanagari'];
const longestFirst = (names: readonly string[]) => names.toSorted((a, b) => b.length - a.length);

/** The three longest of the demo area in each script. */
const ofDemo = scripts.flatMap((script) =>
  longestFirst(
    [...menNames, ...womenNames].flatMap((own) =>
      familyNames.map((family) => spelled([own, family], script)),
    ),
  ).slice(0, 3),
);

const names = [...ofDemo, ...sixty];

test('the names are as long as the bar asks for', () => {
  expect(sixty.every((name) => [...name].length >= 60)).toBe(true);
  expect(names.length).toBe(15);
});

/** Where a card shows somebody's name. */
const places: [string, CardField, 1 | 4][] = [
  ['name', 'name', 1],
  ['name in Latin letters', 'nameLatin', 1],
  ['name of the elder', 'attends', 4],
];

describe.each(languages)('cards in %s', (language) => {
  test.each(places)('the %s stands whole in its box, however long', async (_label, field, type) => {
    const element = builtInDesign(type).front.find((one) => one.kind === 'field' && one.field === field);
    if (element?.kind !== 'field') throw new Error(`no field ${field}`);
    const { kind: _kind, field: _field, hasLabel: _hasLabel, ...rest } = element;
    const inBox = (text: string) => ({ ...rest, kind: 'text' as const, text });
    // So small and so wide that nothing is set smaller or broken.
    const freely = (text: string): SetElement => ({ ...inBox(text), size: 4, x: 0, width: 85, lines: 1 });
    const pages = names.flatMap((name) => [[inBox(name)], [freely(name)]]);
    const set = await laidOutText(setPages(engine, { pages, language, pictures: {} }));
    for (const [n, name] of names.entries()) {
      const [boxed = [], free = []] = [set[2 * n], set[2 * n + 1]];
      const lines = new Set(boxed.map(({ baseline }) => baseline.toFixed(2))).size;
      expect([name, new Set(free.map(({ baseline }) => baseline.toFixed(2))).size]).toEqual([name, 1]);
      // Every glyph is there; only the blank at the end of a line may be left out.
      const glyphs = count(boxed);
      expect([name, glyphs <= count(free) && glyphs >= count(free) - (lines - 1)]).toEqual([name, true]);
      expect([name, lines <= element.lines]).toEqual([name, true]);
      if (name.includes(' '))
        expect([name, Math.min(...boxed.map(({ size }) => size)) >= smallestSize]).toEqual([name, true]);
      for (const run of boxed) expect([name, problemsOf(run, element)]).toEqual([name, []]);
    }
  });
});

const count = (runs: readonly GlyphRun[]) => runs.reduce((sum, { glyphs }) => sum + glyphs, 0);

/** As much as a reader of the card can tell apart. */
const tolerance = 0.1;
/** In points; below that nobody reads a name. Only a word of sixty letters without a blank is set smaller. */
const smallestSize = 4;

/** Heights above and below the line, as pages.typ sets them. */
const [above, below] = [0.95, 0.3];

function problemsOf(
  { x, width, baseline, size }: GlyphRun,
  box: { x: number; y: number; width: number; height: number },
): string[] {
  const em = (size * 25.4) / 72;
  return [
    ...(x < box.x - tolerance ? [`begins at ${x}`] : []),
    ...(x + width > box.x + box.width + tolerance + em * 0.3 ? [`ends at ${x + width}`] : []),
    ...(baseline - above * em < box.y - tolerance ? [`reaches up to ${baseline - above * em}`] : []),
    ...(baseline + below * em > box.y + box.height + tolerance
      ? [`reaches down to ${baseline + below * em}`]
      : []),
  ];
}

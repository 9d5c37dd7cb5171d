import { describe, expect, test } from 'vitest';
import { type Palette, palettes } from './palette.ts';

/** What WCAG AA asks of text; the test of the screens sees only what no pointer is on. */
const LEAST = 4.5;
/** MUI lays this share of the text's colour over what the pointer is on. */
const hoverShare = { light: 0.04, dark: 0.08 };

describe.each(['light', 'dark'] as const)('the %s palette', (scheme) => {
  const palette = palettes[scheme];

  test.each(['text', 'quietText'] as const)(
    '%s is readable on every ground, under the pointer too',
    (name) => {
      const found = (['background', 'surface', 'raised'] as const).flatMap((ground) =>
        [palette[ground], mix(palette.text, palette[ground], hoverShare[scheme])]
          .filter((behind) => contrast(palette[name], behind) < LEAST)
          .map((behind) => `${ground} ${behind}`),
      );
      expect(found).toEqual([]);
    },
  );

  const pairs: [keyof Palette, keyof Palette][] = [
    ['onAccent', 'accent'],
    ['onAccent', 'accentHover'],
    ['onWarm', 'warm'],
    ['text', 'accentTint'],
    ['accent', 'accentTint'],
    ['warm', 'warmTint'],
    ['error', 'errorTint'],
    ['success', 'successTint'],
    ['info', 'infoTint'],
  ];
  test.each(pairs)('%s is readable on %s', (front, behind) => {
    expect(contrast(palette[front], palette[behind])).toBeGreaterThanOrEqual(LEAST);
  });
});

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function mix(over: string, under: string, share: number): string {
  const [above, below] = [channels(over), channels(under)];
  const mixed = above.map((value, index) => Math.round(value * share + (below[index] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

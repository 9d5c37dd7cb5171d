import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..', 'web', 'src');

// `theme.palette` holds the colours of one scheme only: a style made of it stays light in the dark.
test('colours of the theme are taken as variables', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: root });
  const texts = files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  expect(texts.filter(({ text }) => text.includes('theme.vars.palette')).length).toBeGreaterThan(5);
  const fixed = texts.filter(({ text }) => /theme\.palette|palette \} = useTheme\(\);/.test(text));
  expect(fixed.map(({ file }) => file)).toEqual([]);
});

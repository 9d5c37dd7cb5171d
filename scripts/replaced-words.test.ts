import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
/** Two words for one concept: which one is left to the other. */
const replaced = { निर्णय: 'फ़ैसला', वर्ष: 'साल' };

test('Hindi has one word for a decision and one for a year', () => {
  const files = globSync(['{web,server,contract}/src/**/*.{json,ts,tsx,typ}', 'demo/**/*.ts'], { cwd: root });
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return Object.entries(replaced)
      .filter(([old]) => text.includes(old))
      .map(([old, word]) => `${file}: ${old} is ${word}`);
  });
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

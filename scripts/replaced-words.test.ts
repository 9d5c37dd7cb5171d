import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
/** Two words for one concept, or two spellings of one word: which one is left to the other. */
const replaced = {
  निर्णय: 'फ़ैसला',
  वर्ष: 'साल',
  खाली: 'ख़ाली',
  कतार: 'क़तार',
  रकम: 'रक़म',
  बाक़ी: 'बाकी',
  ਸੰਸਕਰਣ: 'ਵਰਜ਼ਨ',
  ਮਿਲਾਨ: 'ਇੱਕ ਕਰਨਾ or ਮਿਲਾਉਣਾ',
  ਕਨੈਕਸ਼ਨ: 'ਕੁਨੈਕਸ਼ਨ',
  ਖਾਲੀ: 'ਖ਼ਾਲੀ',
  ਥਾਂਵਾਂ: 'ਥਾਵਾਂ',
  '’ਤੇ': 'ਉੱਤੇ',
};

test('Hindi and Punjabi have one word for each of these concepts, in one spelling', () => {
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

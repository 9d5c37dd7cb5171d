import { expect, test } from 'vitest';
import { splitScanned } from './scanned-code.rules.ts';

const code = `S1.B1.ASR.7F3Q.1234.2JK.3AB.${'A7Q2'.repeat(26)}`;

test('a code is told from what was written before it', () => {
  expect(splitScanned(code)).toEqual({ before: '', code });
  expect(splitScanned(`Kaur ${code}`)).toEqual({ before: 'Kaur ', code });
  expect(splitScanned(`Gate 2${code.toLowerCase()}`)).toEqual({ before: 'Gate 2', code: code.toLowerCase() });
  const sheet = `https://sewa.example/w/${code.replace('B1', 'F1')}`;
  expect(splitScanned(`ਕੌਰ${sheet}`)).toEqual({ before: 'ਕੌਰ', code: sheet });
});

test('a name, a number and the beginning of a code are none', () => {
  for (const text of ['', 'Kaur', 'Gate S1.', '1234', code.slice(0, 30), `${code} Kaur`])
    expect(splitScanned(text)).toBeNull();
});

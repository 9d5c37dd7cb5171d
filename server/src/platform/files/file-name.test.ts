import fc from 'fast-check';
import { expect, test } from 'vitest';
import { harmlessName } from './file-name.ts';

test.each([
  ['../../etc/passwd', 'passwd.jpg'],
  ['C:\\Users\\me\\Aadhaar card.PDF', 'Aadhaar card.jpg'],
  ['/', 'file.jpg'],
  ['..', 'file.jpg'],
  ['.htaccess', 'htaccess.jpg'],
  ['photo.jpg\u0000.exe', 'photo.jpg.jpg'],
  ['line\r\nSet-Cookie: x=1', 'lineSet-Cookie x=1.jpg'],
  ['invoice\u202egpj.exe', 'invoicegpj.jpg'],
  ['CON', 'file CON.jpg'],
  ['nul.txt', 'file nul.jpg'],
  ['-rf', 'rf.jpg'],
  ['$(reboot)`x`', '(reboot) x.jpg'],
  ['<img src=x>.png', 'img src=x.jpg'],
  ['ਸਤਨਾਮ ਸਿੰਘ.jpeg', 'ਸਤਨਾਮ ਸਿੰਘ.jpg'],
  ['श्री‌मान.png', 'श्री‌मान.jpg'],
])('%s becomes %s', (given, harmless) => {
  expect(harmlessName(given, 'jpg')).toBe(harmless);
});

test('an over-long name is cut between letters', () => {
  const name = harmlessName('ਸਿੰ'.repeat(200), 'pdf');
  expect(name.length).toBeLessThanOrEqual(150);
  expect(name).toMatch(/^(ਸਿੰ)+\.pdf$/);
});

test('whatever comes in, a plain name comes out', () => {
  const names = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 400 }));
  fc.assert(
    fc.property(names, (given) => {
      const name = harmlessName(given, 'png');
      expect(name).toMatch(
        /^[^/\\\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069.][^/\\\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*\.png$/u,
      );
      expect(name.length).toBeLessThanOrEqual(150);
      expect(name.isWellFormed()).toBe(true);
      expect(name.trim()).toBe(name);
    }),
    { numRuns: 2_000 },
  );
});

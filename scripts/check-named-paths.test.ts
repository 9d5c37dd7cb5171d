import { expect, test } from 'vitest';
import { isThere, namedPaths } from './check-named-paths.ts';

const files = new Set([
  'docs/scale.md',
  'server/src/platform/db/only.ts',
  'server/src/security/walk.test.ts',
]);

test.each([
  ['proven by `security/walk.test.ts`', ['security/walk.test.ts']],
  ['see [scale](scale.md#sums) and `e2e/lifecycle`', ['e2e/lifecycle', 'scale.md']],
  ['the line `server/src/app.ts:12`.', ['server/src/app.ts']],
  ['`npm start`, `/api/docs`, `DATA_DIR/files`, `modules/<m>/`, `*.ts`, `application/json`', []],
  ['[a page](https://example.org/a.html)', []],
  ['```sh\ncat not/there.ts\n```', []],
])('names in a document: %j', (text, names) => {
  expect(namedPaths(text, 'document')).toEqual(names);
});

test('in a configuration file only comments count', () => {
  const text =
    "// scripts/gone.ts breaks each rule.\nconst a = 'scripts/other.ts'; // see docs/b.md\n/* server/c.ts */";
  expect(namedPaths(text, 'comments')).toEqual(['scripts/gone.ts', 'docs/b.md', 'server/c.ts']);
});

test.each([
  ['platform/db/only.ts', true],
  ['server/src/platform/db', true],
  ['scale.md', true],
  ['../server/src/security/walk.test.ts', true],
  ['walk.test.ts', true],
  ['security/gone.test.ts', false],
  ['platform/gone', false],
  ['gone.md', false],
])('%s, named in docs/security.md: %s', (name, expected) => {
  expect(isThere(name, 'docs/security.md', files)).toBe(expected);
});

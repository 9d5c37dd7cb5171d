import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..', 'web', 'src');

test('no field is the browser’s own for dates: an American device would put the month first', () => {
  const native = globSync('**/*.tsx', { cwd: root }).filter((file) =>
    /type=(["{'])+(date|datetime-local|month|week)\b/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(native).toEqual([]);
});

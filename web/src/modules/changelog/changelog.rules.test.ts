import { expect, test } from 'vitest';
import changelogText from '../../../../CHANGELOG.md?raw';
import project from '../../../../package.json';
import { parseChangelog, parseInline } from './changelog.rules.ts';

test('a release has its version, its day and its blocks, newest first', () => {
  const releases = parseChangelog(
    '# Changelog\n\nIntro.\n\n## [0.9.0] - 2026-01-02\n\n### Added\n\n- One\n  goes on\n- Two\n\n## 0.10.0\n\nText.\n',
  );
  expect(releases).toEqual([
    { version: '0.10.0', day: null, blocks: [{ kind: 'paragraph', text: 'Text.' }] },
    {
      version: '0.9.0',
      day: '2026-01-02',
      blocks: [
        { kind: 'heading', text: 'Added' },
        { kind: 'list', items: ['One goes on', 'Two'] },
      ],
    },
  ]);
});

test('emphasis, code and links are recognised; nothing else is more than text', () => {
  expect(
    parseInline('a **b** *c* `d` [e](https://f.g/h)').map(({ kind, text }) => `${kind} ${text}`),
  ).toEqual(['text a ', 'strong b', 'text  ', 'emphasis c', 'text  ', 'code d', 'text  ', 'link e']);
  expect(parseInline('<img src=x> [run](javascript:alert(1))')).toEqual([
    { kind: 'text', start: 0, text: '<img src=x> [run](javascript:alert(1))' },
  ]);
});

test("the newest release is the project's version", () => {
  expect(parseChangelog(changelogText)[0]?.version).toBe(project.version);
});

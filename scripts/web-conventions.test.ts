import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..', 'web', 'src');
const languages = ['en', 'hi', 'pa'] as const;
const files = globSync('**/*.tsx', { cwd: root }).map((file) => ({
  file,
  source: readFileSync(path.join(root, file), 'utf8'),
}));

test('no field is the browser’s own for dates: an American device would put the month first', () => {
  const native = files.filter(({ source }) => /type=(["{'])+(date|datetime-local|month|week)\b/.test(source));
  expect(native.map(({ file }) => file)).toEqual([]);
});

test.each(languages)('no two buttons of a dialog share a label in %s', (language) => {
  const shared = files.flatMap(({ file, source }) =>
    dialogsOf(source).flatMap((keys) => sharedLabels({ file, keys, language, source })),
  );
  expect(shared).toEqual([]);
});

/** The keys of the words on the buttons of each dialog in a file. */
function dialogsOf(source: string): string[][] {
  const actions = [...source.matchAll(/<DialogActions[\s\S]*?<\/DialogActions>/g)].map(([block]) =>
    keysIn(block),
  );
  const named = [...source.matchAll(/<(ConfirmDialog|FormDialog)\b[\s\S]*?>\s*(?=<|\{|$)/g)].map(([tag]) => {
    const labels = [
      ...tag.matchAll(/(confirmLabel|submitLabel|cancelLabel)=\{([^}]+(?:\}[^}`]*`)?[^}]*)\}/g),
    ];
    const cancel = tag.includes('cancelLabel') ? [] : ['ui:cancel'];
    return [...labels.flatMap(([, , expression = '']) => keysIn(expression)), ...cancel];
  });
  return [...actions, ...named];
}

function keysIn(source: string): string[] {
  return [...source.matchAll(/\bt\(\s*(['`])([^'`]+)\1/g)].map(([, , key = '']) => key);
}

function sharedLabels(given: { file: string; keys: string[]; language: string; source: string }): string[] {
  const { file, keys, language, source } = given;
  const own = /useTranslation\(\[?'([\w-]+)'/.exec(source)?.[1] ?? 'ui';
  const labels = [...new Set(keys)].map((key) => textsOf({ key, own, language }));
  return labels.flatMap((texts, place) => {
    const others = new Set(labels.slice(place + 1).flatMap((other) => [...other]));
    const both = [...texts].filter((text) => others.has(text));
    return both.length > 0 ? [`${file}: ${both.join(', ')}`] : [];
  });
}

function textsOf({ key, own, language }: { key: string; own: string; language: string }): Set<string> {
  const [name, space] = key.includes(':') ? [key.split(':')[1] ?? '', key.split(':')[0] ?? ''] : [key, own];
  const pattern = new RegExp(`^${name.replace(/\$\{[^}]*\}/g, '[^.]+').replaceAll('.', '\\.')}$`);
  const texts = [...catalogue(space, language)].filter(([one]) => pattern.test(one)).map(([, text]) => text);
  return new Set(texts);
}

const known = new Map<string, Map<string, string>>();

function catalogue(space: string, language: string): Map<string, string> {
  const key = `${space} ${language}`;
  const found = known.get(key) ?? readCatalogue(space, language);
  known.set(key, found);
  return found;
}

function readCatalogue(space: string, language: string): Map<string, string> {
  const places = [`${space}/messages`, `{ui,people,modules}/${space}/messages`];
  const [file] = globSync(
    places.map((place) => `${place}/${language}.json`),
    { cwd: root },
  );
  if (file === undefined) throw new Error(`no catalogue ${space}`);
  return new Map(flatten(JSON.parse(readFileSync(path.join(root, file), 'utf8')), ''));
}

function flatten(tree: object, before: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flatten(value, `${before}${key}.`),
  );
}

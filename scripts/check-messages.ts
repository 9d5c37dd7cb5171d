// The message catalogues are complete: every key in every language, with the same placeholders, and every key that the
// code asks for by name exists.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const languages = ['en', 'hi', 'pa'] as const;
const root = path.join(import.meta.dirname, '..', 'web', 'src');

type Catalogue = Map<string, string>;

const problems: string[] = [];
const namespaces = new Map<string, Catalogue>();

for (const folder of globSync(
  ['{app,ui,sign-in}/messages', '{ui,modules}/*/messages', 'modules/*/*/messages'],
  { cwd: root },
)) {
  const namespace = path.basename(path.dirname(folder));
  const catalogues = languages.map((language) => readCatalogue(folder, language));
  const [english = new Map()] = catalogues;
  namespaces.set(namespace, english);
  languages.forEach((language, place) => {
    compare(`${folder}/${language}.json`, english, catalogues[place] ?? new Map());
  });
}
for (const file of globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.{ts,tsx}'] })) checkUses(file);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
const total = [...namespaces.values()].reduce((sum, catalogue) => sum + catalogue.size, 0);
console.log(`messages: ${total} keys in ${namespaces.size} catalogues, complete in ${languages.join(', ')}`);

function readCatalogue(folder: string, language: string): Catalogue {
  const file = path.join(root, folder, `${language}.json`);
  try {
    return new Map(flatten(JSON.parse(readFileSync(file, 'utf8')), '', `${folder}/${language}.json`));
  } catch (error) {
    problems.push(`${folder}/${language}.json: ${error instanceof Error ? error.message : String(error)}`);
    return new Map();
  }
}

function flatten(value: unknown, key: string, file: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    problems.push(`${file}: ${key} is neither a text nor a group of texts`);
    return [];
  }
  return Object.entries(value).flatMap(([name, inner]) =>
    flatten(inner, key === '' ? name : `${key}.${name}`, file),
  );
}

function compare(file: string, english: Catalogue, catalogue: Catalogue): void {
  for (const key of english.keys()) if (!catalogue.has(key)) problems.push(`${file}: ${key} is missing`);
  for (const [key, text] of catalogue) {
    const original = english.get(key);
    if (text.trim() === '') problems.push(`${file}: ${key} is empty`);
    if (original === undefined) problems.push(`${file}: ${key} is not in English`);
    else if (placeholders(text) !== placeholders(original)) {
      problems.push(`${file}: ${key} has {${placeholders(text)}}, English has {${placeholders(original)}}`);
    }
  }
}

function placeholders(text: string): string {
  const names = [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name]) => name);
  return [...new Set(names)].sort().join(', ');
}

/** Keys written out as t('…'). A file names its namespaces in useTranslation or `ns:`; a key may stand in any of them. */
function checkUses(file: string): void {
  const source = readFileSync(path.join(root, file), 'utf8');
  const named = [
    ...[...source.matchAll(/useTranslation\(\s*\[?([^)\]]*)/g)].flatMap(([, list = '']) => quoted(list)),
    ...[...source.matchAll(/\bns:\s*'([^']+)'/g)].map(([, name = '']) => name),
    ...[...source.matchAll(/TFunction<\[?([^>\]]*)/g)].flatMap(([, list = '']) => quoted(list)),
  ];
  const known = named.length > 0 ? [...new Set(named)] : [...namespaces.keys()];
  for (const [, call = '', key = ''] of source.matchAll(/\b(t|say|i18n\.t)\(\s*'([^'$]+)'/g)) {
    if (!isKnown(key, known))
      problems.push(`${file}: ${call}('${key}') is in no catalogue of ${known.join(', ')}`);
  }
}

function quoted(list: string): string[] {
  return [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
}

function isKnown(key: string, known: readonly string[]): boolean {
  const [prefix = '', rest] = key.split(':', 2);
  const places = rest === undefined ? known : [prefix];
  const name = rest ?? key;
  return places.some((place) => {
    const catalogue = namespaces.get(place);
    return catalogue?.has(name) || catalogue?.has(`${name}_one`) || catalogue?.has(`${name}_other`);
  });
}

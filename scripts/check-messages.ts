// Every text is there in three languages. The message catalogues are complete: every key in every language, with the same
// placeholders, and every key that the code asks for by name exists. Texts in the code itself are compared too.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkTextsInCode, placeholders } from './texts-in-code.ts';

const languages = ['en', 'hi', 'pa'] as const;
const root = path.join(import.meta.dirname, '..', 'web', 'src');
const server = path.join(import.meta.dirname, '..', 'server', 'src');

type Catalogue = Map<string, string>;

const problems: string[] = [];
const namespaces = new Map<string, Catalogue>();

for (const folder of globSync(
  ['{app,ui,sign-in}/messages', '{ui,people,modules}/*/messages', 'modules/*/*/messages'],
  {
    cwd: root,
  },
)) {
  namespaces.set(path.basename(path.dirname(folder)), checkCatalogue(root, folder));
}
// What each module adds to the words of the shell: one catalogue in the end, so no key may stand in it twice.
const shell = namespaces.get('app') ?? new Map<string, string>();
for (const folder of globSync('modules/*/shell', { cwd: root })) {
  for (const [key, text] of checkCatalogue(root, folder)) {
    if (shell.has(key)) problems.push(`${folder}: ${key} stands in another module, too`);
    shell.set(key, text);
  }
}
// What prints say: a template that asks for a word which is not there refuses to be set, so these are only compared.
const prints = globSync(['platform/pdf/messages', 'modules/**/print/messages'], { cwd: server }).map(
  (folder) => checkCatalogue(server, folder),
);
for (const file of globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.{ts,tsx}'] })) checkUses(file);

const repository = path.join(import.meta.dirname, '..');
const sources = globSync(['{contract,server,web}/src/**/*.{ts,tsx}', 'demo/**/*.ts'], {
  cwd: repository,
  exclude: ['**/*.test.{ts,tsx}'],
});
const inCode = sources.map((file) =>
  checkTextsInCode(file, readFileSync(path.join(repository, file), 'utf8')),
);
problems.push(...inCode.flatMap((one) => one.problems));

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
const catalogues = [...namespaces.values(), ...prints];
const total = catalogues.reduce((sum, catalogue) => sum + catalogue.size, 0);
console.log(
  `messages: ${total} keys in ${catalogues.length} catalogues and ${inCode.reduce((sum, { count }) => sum + count, 0)} texts in the code, complete in ${languages.join(', ')}`,
);

/** Compares the languages of a catalogue and returns the English one. */
function checkCatalogue(place: string, folder: string): Catalogue {
  const catalogues = languages.map((language) => readCatalogue(path.join(place, folder, `${language}.json`)));
  const [english = new Map()] = catalogues;
  languages.forEach((language, at) => {
    compare(`${folder}/${language}.json`, english, catalogues[at] ?? new Map());
  });
  return english;
}

function readCatalogue(file: string): Catalogue {
  const name = path.relative(path.join(import.meta.dirname, '..'), file);
  try {
    return new Map(flatten(JSON.parse(readFileSync(file, 'utf8')), '', name));
  } catch (error) {
    problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
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
    if (text !== text.normalize('NFC')) problems.push(`${file}: ${key} is not in NFC`);
    if (original === undefined) problems.push(`${file}: ${key} is not in English`);
    else if (placeholders(text) !== placeholders(original)) {
      problems.push(`${file}: ${key} has {${placeholders(text)}}, English has {${placeholders(original)}}`);
    }
  }
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

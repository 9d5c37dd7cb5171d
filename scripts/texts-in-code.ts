// Three-language texts outside the catalogues: every object with the keys en, hi and pa in a source file.
import { parseAst } from 'vite';

const languages = ['en', 'hi', 'pa'] as const;
type Language = (typeof languages)[number];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

export interface CodeTexts {
  /** How many texts were compared. */
  readonly count: number;
  readonly problems: readonly string[];
}

/** Compares the languages of each text: none is missing or empty, all have the same placeholders, all are in NFC. */
export function checkTextsInCode(file: string, source: string): CodeTexts {
  // Most files have no such text, and parsing is the dear part.
  if (!/\bhi:/.test(source)) return { count: 0, problems: [] };
  const texts = objectsIn(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
    .map((node) => ({ node, values: valuesOf(node) }))
    .filter(({ values }) => values.size > 1);
  const problems = texts.flatMap(({ node, values }) => {
    const line = source.slice(0, node.start).split('\n').length;
    return problemsOf(values).map((problem) => `${file}:${line}: ${problem}`);
  });
  return { count: texts.length, problems };
}

function problemsOf(values: ReadonlyMap<Language, string | null>): string[] {
  const missing = languages.filter((language) => !values.has(language));
  if (missing.length > 0) return [`${missing.join(' and ')} is missing`];
  const texts = languages.flatMap((language) => {
    const text = values.get(language);
    return typeof text === 'string' ? [{ language, text }] : [];
  });
  const [first] = texts;
  return texts.flatMap(({ language, text }) => [
    ...(text.trim() === '' ? [`${language} is empty`] : []),
    ...(text === text.normalize('NFC') ? [] : [`${language} is not in NFC: ${text}`]),
    ...(placeholders(text) === placeholders(first?.text ?? '')
      ? []
      : [
          `${language} has {${placeholders(text)}}, ${first?.language} has {${placeholders(first?.text ?? '')}}`,
        ]),
  ]);
}

/** `{name}` of the contract and `{{name}}` of the catalogues. */
export function placeholders(text: string): string {
  const names = [...text.matchAll(/\{\{?\s*(\w+)[^}]*\}/g)].map(([, name]) => name);
  return [...new Set(names)].sort().join(', ');
}

/** The values of an object's languages; null where one is no plain text. */
function valuesOf(object: Node): Map<Language, string | null> {
  const values = new Map<Language, string | null>();
  for (const property of nodesIn(object['properties'])) {
    const language = languages.find((one) => one === keyOf(property));
    if (language) values.set(language, textOf(property['value']));
  }
  return values;
}

function keyOf(property: Node): unknown {
  const key = property['key'];
  return isNode(key) && !property['computed'] ? (key['name'] ?? key['value']) : undefined;
}

function textOf(value: unknown): string | null {
  if (!isNode(value)) return null;
  if (value.type === 'Literal' && typeof value['value'] === 'string') return value['value'];
  if (value.type !== 'TemplateLiteral' || nodesIn(value['expressions']).length > 0) return null;
  const [part] = nodesIn(value['quasis']);
  const cooked = part?.['value'];
  return typeof cooked === 'object' && cooked !== null && 'cooked' in cooked ? String(cooked.cooked) : null;
}

function objectsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (!isNode(value)) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return value.type === 'ObjectExpression' ? [value, ...inner] : inner;
}

function nodesIn(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allEvents } from '@sewa/contract/modules';
import { expect, test } from 'vitest';

/** Code for every module, which names none of them. */
const scanned = ['server/src/platform', 'web/src/ui', 'web/src/platform'];

/** Modules of the portal itself: the platform is made of their words. */
const ownModules = ['kernel', 'user', 'home', 'jobs', 'imports', 'attachments', 'papers', 'people', 'sync'];

/** The last word of a table says what the entity is, unless it is a word for many things. */
const commonWords = [
  ...['member', 'department', 'merge', 'remark', 'request', 'block', 'pass', 'site', 'lookup', 'item'],
  ...['sheet', 'entry', 'correction', 'month', 'setting', 'letter', 'record', 'shift', 'move'],
  ...[
    'order',
    'count',
    'document',
    'line',
    'location',
    'transfer',
    'balance',
    'rule',
    'call',
    'claim',
    'visit',
    'step',
    'staff',
  ],
];

/** Where a word of an entity means something else. Each with its reason. */
const otherMeanings: readonly [RegExp, string][] = [
  [/application\/(json|manifest\+json|pdf|octet-stream|x-x509-ca-cert|vnd\.[\w.-]+)/g, 'a media type'],
  [/application_name/g, 'how PostgreSQL calls whoever is connected'],
  [/createTransport/g, 'how mail is sent'],
  [/strict-transport-security/g, 'a header of HTTP'],
  [/transports: \[/g, 'how a socket is opened'],
  [/\bBadge\b|badgeContent|MuiBadge-badge/g, 'a component of MUI'],
  [/DummyDriver|createDriver/g, 'what Kysely sends its queries by'],
  [/role="application"/g, 'a role of ARIA'],
  [/a camp laptop/g, 'where a change came from, whatever it is about'],
];

/** Made from the database, which has every table. */
const leftOut = ['server/src/platform/db/schema.gen.ts'];

const root = path.join(import.meta.dirname, '..');
const entities = [...moduleNames(), ...tableNames()];

test('the words come from the contract', () => {
  const found = entities.map((words) => words.join(' '));
  for (const word of [
    'sewadar',
    'oae',
    'application',
    'transport',
    'seat block',
    'transfer request',
    'attendant',
  ])
    expect(found).toContain(word);
  for (const word of ['area', 'centre', 'user', 'attachment', 'member']) expect(found).not.toContain(word);
});

test.each([
  ["import { x } from '@sewa/contract/sewadar/sewadars';", 'sewadar'],
  ["const tables = ['oae_member'];", 'oae'],
  ['function seatBlocksOf() {}', 'seat block'],
  ["if (kind === 'application') return;", 'application'],
  ['const ApplicationPage = 1;', 'application'],
  ['sql`select from transfer_request`', 'transfer request'],
])('%s names %s', (code, word) => {
  expect(namedIn(code)).toContain(word);
});

test.each([
  "reply.type('application/json; charset=utf-8')",
  "const settings = { application_name: 'sewa-portal' };",
  '// Whoever applies for a sewadar’s badge.\nconst a = 1;',
  '/** The application’s own role. */\nconst block = members.length;',
  'const url = "https://example.org/a"; // sewadar',
])('%s names none', (code) => {
  expect(namedIn(code)).toEqual([]);
});

test('no entity of a module is named in the platform', () => {
  const files = scanned.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx,typ,json}`, { cwd: root, exclude: ['**/*.test.{ts,tsx}', ...leftOut] }),
  );
  expect(files.length).toBeGreaterThan(100);
  const findings = files.flatMap((file) => {
    const lines = withoutComments(readFileSync(path.join(root, file), 'utf8')).split('\n');
    const names = [...lines, file].flatMap((line, place) =>
      namedIn(line).map((word) => `${file}:${place + 1} ${word}`),
    );
    return [...new Set(names)];
  });
  expect(findings).toEqual([]);
});

/** The entities that a piece of code names in its identifiers and texts. */
function namedIn(code: string): string[] {
  const plain = otherMeanings.reduce(
    (text, [pattern]) => text.replaceAll(pattern, ' '),
    withoutComments(code),
  );
  const words = plain
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map(singular);
  return entities
    .filter((entity) => words.some((_word, place) => entity.every((part, at) => words[place + at] === part)))
    .map((entity) => entity.join(' '));
}

/** Lines stay where they are. A slash within quotes begins no comment. */
function withoutComments(code: string): string {
  return code.replace(
    /('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (all, quoted?: string) => quoted ?? all.replace(/[^\n]/g, ''),
  );
}

function moduleNames(): string[][] {
  return readdirSync(path.join(root, 'contract/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !ownModules.includes(entry.name))
    .map(({ name }) => name.split('-').map(singular));
}

/** Every table that an event of a business module tells of, whole and by its last word. */
function tableNames(): string[][] {
  const tables = Object.values(allEvents)
    .filter(({ requirement }) => typeof requirement === 'object' && 'key' in requirement)
    .filter(({ requirement }) => !JSON.stringify(requirement).includes('"SETTINGS.'))
    .flatMap((event) => (event.entities === '*' ? [] : event.entities))
    .filter((table) => !ownModules.some((own) => own === `${table}s` || table.startsWith(`${own}_`)));
  const whole = tables.map((table) => table.split('_').map(singular));
  const last = whole.flatMap((words) => (commonWords.includes(words.at(-1) ?? '') ? [] : [words.slice(-1)]));
  return [...new Map([...whole, ...last].map((words) => [words.join(' '), words])).values()];
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?<!s)s$/, '') : word;
}

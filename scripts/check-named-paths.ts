// Every file or folder that a document or the comment of a configuration file names is there.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const documents = ['*.md', 'docs/**/*.md', '{server,web,contract,bench,demo,e2e}/**/*.md'];
const configurations = [
  '.dependency-cruiser.mjs',
  '*.{json,jsonc}',
  '{,*/}*.config.ts',
  '{,*/}tsconfig*.json',
  'scripts/*.mjs',
  '.github/**/*.yml',
  '.editorconfig',
];
/** Changes are listed under the names of their time. */
const isSkipped = (file: string) => /(^|\/)node_modules\/|^CHANGELOG\.md$|^package-lock\.json$/.test(file);

/** Files that the portal itself writes, into an archive or a working folder. */
const written = new Set(['manifest.json', 'data.json']);
const extension = /\w\.(ts|tsx|mjs|jsonc?|md|sql|ya?ml|css|html|typ|png)$/;
/** Documents about one workspace leave out its folder. */
const prefixes = ['', 'server/', 'server/src/', 'web/', 'web/src/', 'contract/src/'];

/** The names in a text that look like files or folders of ours: no addresses, patterns or variables. */
export function namedPaths(text: string, kind: 'document' | 'comments'): string[] {
  return (kind === 'document' ? inDocument(text) : inComments(text))
    .map((name) => name.replace(/(:\d+)?[.,;:)]*$/, ''))
    .filter((name) => /^\.{0,2}[\w-][\w./-]*$|^\.\.?\/[\w./-]+$/.test(name))
    .filter((name) => (extension.test(name) && !written.has(name)) || isFolderOfOurs(name));
}

/** Whether a file or folder goes by this name, seen from the document that names it. */
export function isThere(name: string, document: string, files: ReadonlySet<string>): boolean {
  const paths = [join(dirname(document), name), ...prefixes.map((prefix) => join(prefix, name))];
  if (paths.some((path) => files.has(path) || hasInside(files, path))) return true;
  // A bare file name stands for the only file, or for any of several, that is called so.
  return !name.includes('/') && [...files].some((file) => file.endsWith(`/${name}`));
}

function inDocument(text: string): string[] {
  const prose = text.replaceAll(/^```.*?^```/gms, '');
  const code = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  const links = [...prose.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, target = '']) => target);
  return [...code, ...links.filter((target) => !/^[a-z]+:/.test(target))];
}

function inComments(text: string): string[] {
  const comments = text.match(/(^|\s)(\/\/|#)[^\n]*|\/\*.*?\*\//gs) ?? [];
  return comments
    .flatMap((comment) => comment.split(/[\s`'"(]+/))
    .filter((word) => word.includes('.') || word.includes('/'));
}

function isFolderOfOurs(name: string): boolean {
  const [first = '', ...rest] = name.split('/');
  // The contract's folders are left out: they are called like the addresses of the screens.
  return (
    rest.length > 0 &&
    prefixes.some((prefix) => !prefix.startsWith('contract') && existsSync(join(prefix, first)))
  );
}

function hasInside(files: ReadonlySet<string>, folder: string): boolean {
  const start = folder.endsWith('/') ? folder : `${folder}/`;
  return [...files].some((file) => file.startsWith(start));
}

function trackedFiles(): Set<string> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return new Set(listed.split('\n').filter((file) => file !== '' && existsSync(file)));
}

if (import.meta.main) {
  const files = trackedFiles();
  const missing = (patterns: string[], kind: 'document' | 'comments') =>
    globSync(patterns, { exclude: (path) => isSkipped(String(path)) })
      .filter((file) => files.has(file) && !isSkipped(file))
      .flatMap((file) =>
        namedPaths(readFileSync(file, 'utf8'), kind)
          .filter((name) => !isThere(name, file, files))
          .map((name) => `${file} names ${name}`),
      );
  const found = [...missing(documents, 'document'), ...missing(configurations, 'comments')];
  if (found.length > 0) {
    console.error(`These files are named but not there:\n${found.join('\n')}`);
    process.exit(1);
  }
}

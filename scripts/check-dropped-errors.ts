// An error is handled or logged. Where dropping it is right, a comment beside it gives the reason.
import { globSync, readFileSync } from 'node:fs';

const sources = ['{server,web,contract}/src/**/*.{ts,tsx}', '{scripts,demo,bench}/*.{ts,mjs}'];
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

/** `catch(() => undefined)`, `catch {}`, `on('error', () => {})` and the like. */
const dropping =
  /catch(\s*\(\w*\))?\s*\{\s*\}|(\bcatch\(|\bon\('error', )\((_\w*)?\) => (undefined|\{\s*\})\)/g;

/** The lines, counted from 1, that drop an error without a comment on them or directly above. */
export function findDroppedErrors(source: string): number[] {
  const lines = source.split('\n');
  return [...source.matchAll(dropping)]
    .map(({ index }) => source.slice(0, index).split('\n').length)
    .filter((line) => !isExplained(lines, line));
}

function isExplained(lines: readonly string[], line: number): boolean {
  const [above, own] = [lines[line - 2], lines[line - 1]];
  // A short function may be explained as a whole, in front of its first line.
  const before = lines[line - 3];
  return [before, above, own].some((text) => text !== undefined && /\/\/|\*\//.test(text));
}

if (import.meta.main) {
  const found = globSync(sources)
    .filter((file) => !isTest(file))
    .flatMap((file) => findDroppedErrors(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`));
  if (found.length > 0) {
    console.error(`Errors are dropped without a reason:\n${found.join('\n')}`);
    process.exit(1);
  }
}

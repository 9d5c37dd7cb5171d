import { globSync } from 'node:fs';
import { dirname, sep } from 'node:path';

const testFiles = [
  '{contract,server,web}/src/**/*.test.{ts,tsx}',
  'e2e/lifecycle/*.test.ts',
  'scripts/*.test.ts',
];
const journeyFiles = ['e2e/journeys/**/*.spec.ts'];
/** Where the folders of the modules are; a part of a module or of the platform can be named as well. */
const moduleFolders = ['contract/src', 'server/src/modules', 'web/src/modules', 'e2e/journeys'];

interface FoundTests {
  tests: string[];
  journeys: string[];
  /** Names that no folder with tests has. */
  unknown: string[];
  /** The modules that have tests. */
  known: string[];
}

/** The test files below a folder with one of these names, in whichever workspace; all of them without a name. */
export function findTests(names: readonly string[], root = process.cwd()): FoundTests {
  const tests = globSync(testFiles, { cwd: root }).sort();
  const journeys = globSync(journeyFiles, { cwd: root }).sort();
  const isChosen = (file: string) =>
    names.length === 0 || names.some((name) => foldersOf(file).includes(name));
  return {
    tests: tests.filter(isChosen),
    journeys: journeys.filter(isChosen),
    unknown: names.filter((name) => ![...tests, ...journeys].some((file) => foldersOf(file).includes(name))),
    known: [...new Set([...tests, ...journeys].flatMap(moduleOf))].sort(),
  };
}

function foldersOf(file: string): string[] {
  return dirname(file).split(sep);
}

function moduleOf(file: string): string[] {
  const folder = moduleFolders.find((one) => file.startsWith(`${one}/`));
  const [name, ...rest] = folder ? file.slice(folder.length + 1).split(sep) : [];
  return name && rest.length > 0 ? [name] : [];
}

// What failed, by name and with its reason: said again at the end of a run, which is the part that everybody sees.
import { stripVTControlCharacters } from 'node:util';

export interface Failure {
  name: string;
  said: string;
}

interface TestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; file: string; tests: { status: string; results: JourneyResult[] }[] }[];
}

interface JourneyResult {
  error?: { message?: string; snippet?: string };
}

/** From Vitest's report, or none. A file that could not even be loaded has no failed test, but failed all the same. */
export function failuresOfTests(report: TestReport | null): Failure[] {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ name, said: shorten(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${name} › ${fullName}`,
      said: shorten(failureMessages.join('\n')),
    }));
  });
}

/** From Playwright's report, or none. */
export function failuresOfJourneys(report: { suites: Suite[] } | null): Failure[] {
  return (report?.suites ?? []).flatMap(failuresOfSuite);
}

function failuresOfSuite({ suites = [], specs = [] }: Suite): Failure[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => {
        const error = results.at(-1)?.error;
        return {
          name: `${file} › ${title}`,
          said: shorten(`${error?.message ?? ''}\n${error?.snippet ?? ''}`),
        };
      }),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

const LINES = 20;

function shorten(text: string): string {
  const lines = stripVTControlCharacters(text).trim().split('\n');
  const shown = lines.slice(0, LINES).map((line) => line.slice(0, 300));
  return [...shown, ...(lines.length > LINES ? ['…'] : [])].join('\n');
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'sewa-imports-'));
symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Each rule is broken once on purpose: a rule that nothing can break keeps nothing. */
const violations: Record<string, Record<string, string>> = {
  'contract-imports-zod-only': { 'contract/src/kernel/a.ts': "import 'pg';" },
  'web-never-server': { 'web/src/app/a.ts': "import '../../../server/src/b.ts';", 'server/src/b.ts': '' },
  'server-never-web': { 'server/src/a.ts': "import '../../web/src/b.ts';", 'web/src/b.ts': '' },
  'platform-and-ui-never-modules': {
    'server/src/platform/a.ts': "import '../modules/user/b.ts';",
    'server/src/modules/user/b.ts': '',
  },
  'server-modules-meet-in-public': {
    'server/src/modules/user/a.ts': "import '../sewadar/b.ts';",
    'server/src/modules/sewadar/b.ts': '',
  },
  'modules-import-lower-levels': {
    'server/src/modules/people/a.ts': "import '../sewadar/public.ts';",
    'server/src/modules/sewadar/public.ts': '',
  },
  'modules-without-a-level-import-none': {
    'contract/src/shop/a.ts': "import '../sewadar/b.ts';",
    'contract/src/sewadar/b.ts': '',
  },
  'kernel-imports-no-module': {
    'contract/src/kernel/a.ts': "import '../people/b.ts';",
    'contract/src/people/b.ts': '',
  },
  'web-modules-never-meet': {
    'web/src/modules/home/a.ts': "import '../settings/b.ts';",
    'web/src/modules/settings/b.ts': '',
  },
  'web-people-below-modules': {
    'web/src/people/person/a.ts': "import '../../modules/home/b.ts';",
    'web/src/modules/home/b.ts': '',
  },
  'web-kit-below-people': {
    'web/src/ui/list/a.ts': "import '../../people/person/b.ts';",
    'web/src/people/person/b.ts': '',
  },
  'rules-are-pure': { 'server/src/modules/user/a.rules.ts': "import 'node:fs';" },
  'sql-in-queries-only': { 'server/src/modules/user/a.ts': "import 'kysely';" },
  'no-cycles': { 'demo/a.ts': "import './b.ts';", 'demo/b.ts': "import './a.ts';" },
  'nothing-unresolved': { 'demo/a.ts': "import './gone.ts';" },
};

test.each(Object.entries(violations))('%s is caught', (rule, files) => {
  expect(rulesBrokenBy(files)).toContain(rule);
});

test('a lower module may be reached through its public.ts', () => {
  const files = {
    'server/src/modules/applications/a.ts': "import '../sewadar/public.ts';",
    'server/src/modules/sewadar/public.ts': '',
  };
  expect(rulesBrokenBy(files)).toEqual([]);
});

test('modules form no cycle, not even through files that do not meet', () => {
  const files = {
    'server/src/modules/sewadar/list/a.ts': "import '../../oae/public.ts';",
    'server/src/modules/sewadar/public.ts': '',
    'server/src/modules/oae/public.ts': '',
    'server/src/modules/oae/day/b.ts': "import '../../sewadar/public.ts';",
  };
  expect(rulesBrokenBy(files)).toEqual(['modules-import-lower-levels']);
});

function rulesBrokenBy(files: Record<string, string>): string[] {
  const tree = mkdtempSync(join(root, 'tree-'));
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), `${text}\nexport const it = 1;\n`);
  }
  const folders = [...new Set(Object.keys(files).map((path) => path.split('/', 1)[0] ?? ''))];
  const report = cruise(tree, folders);
  return report.summary.violations.map((violation) => violation.rule.name);
}

function cruise(tree: string, folders: string[]): { summary: { violations: { rule: { name: string } }[] } } {
  const binary = resolve('node_modules/.bin/depcruise');
  const args = ['--config', resolve('.dependency-cruiser.mjs'), '--output-type', 'json', ...folders];
  try {
    return JSON.parse(
      execFileSync(binary, args, { cwd: tree, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch (error) {
    const stdout = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    return JSON.parse(stdout);
  }
}

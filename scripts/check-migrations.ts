// During a rolling upgrade the old server works on the new tables for a while, and people work on both: a migration takes
// away nothing that the version before uses, and holds no lock for long. Where it may, a comment gives the reason.
import { globSync, readFileSync } from 'node:fs';

/** Earlier migrations came with servers that were stopped for an upgrade. */
const firstRolling = 130;
/** Tables that grow without end, or to millions of rows: an index on them is built beside the work. */
const large =
  'change_log|sewadar|oae_member|blood_donor|attendance_\\w+|badge_scan|idempotency_key|session|import_row';

const rules: readonly { pattern: RegExp; why: string }[] = [
  {
    pattern: /\bdrop\s+(table|view|function|column|type|schema)\b/i,
    why: 'the version before may still use it',
  },
  {
    pattern: /\b(drop|alter)\s+policy\b/i,
    why: 'the version before may no longer see the rows, and take what it does not find for allowed',
  },
  { pattern: /\brename\s+(to|column|constraint)?/i, why: 'the version before knows the old name' },
  { pattern: /\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/i, why: 'it rewrites the table under a lock' },
  {
    pattern: /\bset\s+not\s+null\b/i,
    why: 'the version before may leave it empty, and it reads the table under a lock',
  },
  {
    pattern: /\badd\s+column\s+(?!if\b)(?=[^,;]*\bnot\s+null\b)(?![^,;]*\bdefault\b)/i,
    why: 'the version before does not fill it',
  },
  {
    pattern: /\badd\s+(constraint\s+\w+\s+)?(check|foreign\s+key)\b(?![^;]*\bnot\s+valid\b)/i,
    why: 'it reads the table under a lock: add it NOT VALID, and validate it in the next migration',
  },
  {
    pattern: new RegExp(
      `\\bcreate\\s+(unique\\s+)?index\\s+(?!concurrently)[^;]*\\bon\\s+(${large})\\b`,
      'i',
    ),
    why: 'it keeps everybody from writing: CREATE INDEX CONCURRENTLY in a file of its own',
  },
];

const reason = /^\s*-- compatible: \S/;

/** Statements that are not compatible with the version before, each with its line, counted from 1. */
export function findIncompatible(sql: string): string[] {
  const lines = sql.split('\n');
  return statementsOf(lines)
    .filter(({ line }) => !reason.test(lines[line - 2] ?? ''))
    .flatMap(({ line, text }) =>
      rules.filter(({ pattern }) => pattern.test(text)).map(({ why }) => `line ${line}: ${why}`),
    );
}

/** Without comments and the bodies of functions, which change nothing when they are made. */
function statementsOf(lines: readonly string[]): { line: number; text: string }[] {
  const bare = lines
    .map((line) => line.replace(/--.*$/, ''))
    .join('\n')
    .replace(/(\$\w*\$)[\s\S]*?\1/g, (body) => body.replace(/[^\n]/g, ' '))
    .replace(/'(?:[^']|'')*'/g, (text) => text.replace(/[^\n]/g, ' '));
  const statements: { line: number; text: string }[] = [];
  let from = 0;
  for (const text of bare.split(';')) {
    const start = from + (text.length - text.trimStart().length);
    if (text.trim() !== '') statements.push({ line: bare.slice(0, start).split('\n').length, text });
    from += text.length + 1;
  }
  return statements;
}

if (import.meta.main) {
  const found = globSync('server/migrations/*.sql')
    .filter((file) => Number(/(\d{4})_/.exec(file)?.[1]) >= firstRolling)
    .flatMap((file) => findIncompatible(readFileSync(file, 'utf8')).map((text) => `${file}, ${text}`));
  if (found.length > 0) {
    console.error(
      `Migrations must be compatible with the version before (docs/operations.md, Rolling upgrade):\n${found.join('\n')}\n` +
        'Do it in two versions, or give the reason in the line above the statement: "-- compatible: …".',
    );
    process.exit(1);
  }
}

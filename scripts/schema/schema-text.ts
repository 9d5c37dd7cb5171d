import { Client } from 'pg';
import { type FunctionEntry, readFunctions, readOthers, readTables, type TableEntry } from './catalogue.ts';

/** The width of a comment in the file. */
const width = 118;

/** Longer lists would change with every new table. */
const maxTables = 8;

const header = comment(
  'The schema as all migrations together make it: tables with their columns, constraints, indexes, policies, triggers ' +
    'and grants, then the functions, both in the order of their names. The file is for reading: the migrations are what ' +
    'runs. `npm run schema` writes it, and a test compares it with a migrated database.',
);

/** The schema as readable SQL: for people, never run. Expressions are printed by the database, so its version counts. */
export async function schemaText(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const parts = [
      header,
      (await readOthers(client)).map(({ text }) => `${text};`).join('\n'),
      ...(await readTables(client)).map(tableText),
      ...(await readFunctions(client)).map(functionText),
    ];
    return `${parts.join('\n\n')}\n`;
  } finally {
    await client.end();
  }
}

function tableText(table: TableEntry): string {
  const { name, kind, partitioning, view, isGuarded } = table;
  const writers =
    table.writers.length > 0 ? [comment(`Changed by the functions ${table.writers.join(', ')}.`)] : [];
  return [
    title(name),
    ...(table.comment ? [comment(table.comment)] : []),
    ...writers,
    kind === 'view'
      ? `CREATE VIEW ${name}${table.options.length > 0 ? ` WITH (${table.options.join(', ')})` : ''} AS\n${view}`
      : `CREATE ${kind.toUpperCase()} ${name} (\n${columnsAndConstraints(table)}\n)${partitioning ? ` PARTITION BY ${partitioning}` : ''};`,
    ...table.indexes.map((index) => `${index};`),
    ...(isGuarded ? [`ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY;`] : []),
    ...table.policies.map((policy) => `${policy};`),
    ...table.triggers.flatMap((trigger) => [
      ...(trigger.comment ? [comment(trigger.comment)] : []),
      `${trigger.definition};`,
    ]),
    ...table.grants.map((grant) => `${grant};`),
  ].join('\n');
}

function columnsAndConstraints({ columns, constraints }: TableEntry): string {
  const lines = columns.map((column) =>
    column.comment ? `${comment(column.comment)}\n${column.definition}` : column.definition,
  );
  return [...lines, ...constraints].map(indent).join(',\n');
}

function functionText({ signature, comment: text, definition, isGranted, tables }: FunctionEntry): string {
  return [
    title(signature.replace(/\(.*/s, '()')),
    ...(text ? [comment(text)] : []),
    ...(tables.length > 0
      ? [comment(`Trigger of ${tables.length > maxTables ? 'many tables' : tables.join(', ')}.`)]
      : []),
    `${definition.trimEnd()};`,
    ...(isGranted ? [`GRANT EXECUTE ON FUNCTION ${signature} TO sewa_app;`] : []),
  ].join('\n');
}

function title(name: string): string {
  return `-- ${name} ${'-'.repeat(Math.max(3, width - name.length - 4))}`;
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}

/** Broken into lines at spaces; the lines of the text itself stay. */
function comment(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const lines: string[] = [];
      let current = '--';
      for (const word of line.split(' ')) {
        if (current.length + 1 + word.length > width) {
          lines.push(current);
          current = '--';
        }
        current += ` ${word}`;
      }
      return [...lines, current];
    })
    .join('\n');
}

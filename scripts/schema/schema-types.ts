import {
  ArrayExpressionNode,
  type ColumnOverrides,
  type ExpressionNode,
  GenericExpressionNode,
  getDialect,
  LiteralNode,
  serializeFromMetadata,
  UnionExpressionNode,
} from 'kysely-codegen';
import { Client } from 'pg';
import { type Choices, readChoices } from './choices.ts';

/** As the server's connections read them: see platform/db/database.ts. */
const typeMapping = { timestamptz: 'string', date: 'string', int8: 'string', xid8: 'string', time: 'string' };

/** The tables as types for kysely; a column whose check lists its values is the union of these. */
export async function schemaTypes(url: string): Promise<string> {
  const dialect = getDialect('postgres');
  const db = await dialect.introspector.connect({ connectionString: url, dialect });
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    const metadata = await dialect.introspector.introspect({
      db,
      includePattern: 'public.*',
      excludePattern: '(public.migration|public.change_log_*)',
    });
    const choices = await readChoices(client);
    const columns: ColumnOverrides = {};
    for (const table of metadata.tables)
      for (const { name, hasDefaultValue } of table.columns) {
        const found = choices.find((one) => one.table === table.name && one.column === name);
        if (found) columns[`${table.name}.${name}`] = typeOf(found, hasDefaultValue);
      }
    return serializeFromMetadata({ dialect, metadata, overrides: { columns }, typeMapping });
  } finally {
    await client.end();
    await db.destroy();
  }
}

/** The null of a column that may be empty is added to it by the serializer. */
function typeOf({ values, isList }: Choices, hasDefault: boolean): ExpressionNode {
  const one = new UnionExpressionNode(values.map((value) => new LiteralNode(value)));
  const value = isList ? new ArrayExpressionNode(one) : one;
  return hasDefault ? new GenericExpressionNode('Generated', [value]) : value;
}

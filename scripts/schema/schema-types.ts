import { getDialect, serializeFromMetadata } from 'kysely-codegen';

/** As the server's connections read them: see platform/db/database.ts. */
const typeMapping = { timestamptz: 'string', date: 'string', int8: 'string', xid8: 'string', time: 'string' };

/** The tables as types for kysely. */
export async function schemaTypes(url: string): Promise<string> {
  const dialect = getDialect('postgres');
  const db = await dialect.introspector.connect({ connectionString: url, dialect });
  try {
    const metadata = await dialect.introspector.introspect({
      db,
      includePattern: 'public.*',
      excludePattern: 'public.migration',
    });
    return serializeFromMetadata({ dialect, metadata, typeMapping });
  } finally {
    await db.destroy();
  }
}

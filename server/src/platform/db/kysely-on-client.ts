import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { ClientBase } from 'pg';
import type { DB } from './schema.gen.ts';

/** Typed queries on one connection. Whoever holds it is inside a transaction that says who and where. */
export type Tx = Kysely<DB>;

const builders = new WeakMap<ClientBase, Tx>();
const statementNames = new Map<string, string>();
/** A connection keeps every named statement; texts that vary without end stay unnamed. */
const mostStatements = 500;

/** One query builder per connection, made at its first use: making it anew for each request would cost more than the query. */
export function kyselyOn(client: ClientBase): Tx {
  const known = builders.get(client);
  if (known) return known;
  const connection = connectionOn(client);
  const builder = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: async () => undefined,
        acquireConnection: async () => connection,
        beginTransaction: refuse,
        commitTransaction: refuse,
        rollbackTransaction: refuse,
        releaseConnection: async () => undefined,
        destroy: async () => undefined,
      }),
    },
  });
  builders.set(client, builder);
  return builder;
}

/** Named, so that the database plans a text once per connection. */
export function named(text: string): { name?: string; text: string } {
  const known = statementNames.get(text);
  if (known) return { name: known, text };
  if (statementNames.size >= mostStatements) return { text };
  const name = `s${statementNames.size}`;
  statementNames.set(text, name);
  return { name, text };
}

function connectionOn(client: ClientBase): DatabaseConnection {
  return {
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      const result = await client.query({ ...named(query.sql), values: [...query.parameters] });
      return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) };
    },
    streamQuery: () => {
      throw new Error('a pipelined connection has no cursors: page through the rows instead');
    },
  };
}

async function refuse(): Promise<void> {
  throw new Error('the request already runs in its transaction');
}

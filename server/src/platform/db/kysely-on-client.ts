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
import { named } from './statement.ts';

/** Typed queries on one connection. Whoever holds it is inside a transaction that says who and where. */
export type Tx = Kysely<DB>;

const builders = new WeakMap<ClientBase, Tx>();
const clients = new WeakMap<Tx, ClientBase>();

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
  clients.set(builder, client);
  return builder;
}

/** The connection behind a query builder, for what goes around it. */
export function clientOf(tx: Tx): ClientBase {
  const client = clients.get(tx);
  if (!client) throw new Error('this query builder was not made by kyselyOn');
  return client;
}

function connectionOn(client: ClientBase): DatabaseConnection {
  return {
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      const result = await client.query(named(query.sql), [...query.parameters]);
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

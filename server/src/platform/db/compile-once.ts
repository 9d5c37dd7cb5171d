import {
  type CompiledQuery,
  DummyDriver,
  isExpression,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { QueryArrayConfig, QueryResult } from 'pg';
import { clientOf, type Tx } from './kysely-on-client.ts';
import type { DB } from './schema.gen.ts';
import { readStamped, stampedStatement } from './speculative/stamped-read.ts';
import { takeAwaited } from './speculative/standing-context.ts';
import { alwaysNamed, named } from './statement.ts';

/** Makes queries, runs none. */
const drawingBoard = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => new DummyDriver(),
  },
});

/**
 * A query whose text never varies, made at the first use: for statements so short that making their text, or asking
 * beside a read whether the session is still true, costs as much as running them. Reads bring its stamp along where it is
 * awaited, which it never is with plain requests and in a write. It is sent at once, before the first `await`.
 * `build` gets stand-ins in place of the values and must pass them on as they are.
 */
export function compileOnce<Values extends readonly string[], Row>(
  build: (db: Tx, ...values: Values) => { compile(): CompiledQuery<Row> },
): (tx: Tx, ...values: Values) => Promise<Row[]> {
  let compiled: (Compiled & { stamped: QueryArrayConfig }) | undefined;
  return async (tx, ...values) => {
    compiled ??= withStamp(compile(buildOf(build), values.length));
    const client = clientOf(tx);
    const parameters = compiled.places.map((place) => values[place]);
    const confirmation = takeAwaited(client);
    if (!confirmation) return (await client.query<Row & object>(compiled.statement, parameters)).rows;
    return readStamped<Row>(client, { statement: compiled.stamped, parameters }, confirmation);
  };
}

/**
 * The same for a write whose text follows from the columns that it sets: made at the first use of each set of columns.
 * Where a value is an expression, it is part of the text, which is then made each time.
 */
export function compilePerColumns<Row extends object>(
  build: (db: Tx, columns: Columns, key: string) => { compile(): CompiledQuery<Row> },
): (tx: Tx, columns: Columns, key?: string) => Promise<QueryResult<Row>> {
  const bySet = new Map<string, Compiled>();
  return (tx, columns, key = '') => {
    const values = [key, ...Object.values(columns)];
    if (values.some(isExpression)) {
      const { sql, parameters } = build(tx, columns, key).compile();
      return clientOf(tx).query<Row>(named(sql), [...parameters]);
    }
    const names = Object.keys(columns);
    const { statement, places } = compiledFor(names);
    return clientOf(tx).query<Row>(
      statement,
      places.map((place) => values[place]),
    );
  };

  function compiledFor(names: readonly string[]): Compiled {
    const set = names.join();
    const known = bySet.get(set);
    if (known) return known;
    const compiled = compile(
      (db, key, ...values) =>
        build(db, Object.fromEntries(names.map((name, place) => [name, values[place]])), key as string),
      names.length + 1,
    );
    bySet.set(set, compiled);
    return compiled;
  }
}

type Columns = Readonly<Record<string, unknown>>;
type Build = (db: Tx, ...values: unknown[]) => { compile(): CompiledQuery };

interface Compiled {
  text: string;
  statement: ReturnType<typeof named>;
  /** For each parameter of the text, which of the values it is. */
  places: readonly number[];
}

function buildOf<Values extends readonly string[]>(
  build: (db: Tx, ...values: Values) => { compile(): CompiledQuery },
): Build {
  return (db, ...values) => build(db, ...(values as unknown as Values));
}

function compile(build: Build, count: number): Compiled {
  const standIns = Array.from({ length: count }, (_, place) => `value ${place}`);
  const query = build(drawingBoard, ...standIns).compile();
  const places = query.parameters.map((parameter) => standIns.indexOf(String(parameter)));
  if (places.includes(-1)) throw new Error('a compiled query takes no values but those it is called with');
  return { text: query.sql, statement: alwaysNamed(query.sql), places };
}

function withStamp(compiled: Compiled) {
  return { ...compiled, stamped: stampedStatement(compiled.text) };
}

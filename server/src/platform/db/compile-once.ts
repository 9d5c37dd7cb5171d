import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { clientOf, type Tx } from './kysely-on-client.ts';
import type { DB } from './schema.gen.ts';
import { readStamped, stampedStatement } from './speculative/stamped-read.ts';
import { takeAwaited } from './speculative/standing-context.ts';
import { named } from './statement.ts';

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
  let compiled: ReturnType<typeof compile> | undefined;
  return async (tx, ...values) => {
    compiled ??= compile(values.length);
    const client = clientOf(tx);
    const parameters = compiled.places.map((place) => values[place]);
    const confirmation = takeAwaited(client);
    if (!confirmation) return (await client.query<Row & object>(compiled.plain, parameters)).rows;
    return readStamped<Row>(client, { statement: compiled.stamped, parameters }, confirmation);
  };

  function compile(count: number) {
    const standIns = Array.from({ length: count }, (_, place) => `value ${place}`);
    const query = build(drawingBoard, ...(standIns as unknown as Values)).compile();
    const places = query.parameters.map((parameter) => standIns.indexOf(String(parameter)));
    if (places.includes(-1)) throw new Error('a compiled query takes no values but those it is called with');
    return { plain: named(query.sql), stamped: stampedStatement(query.sql), places };
  }
}

import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Tx } from './kysely-on-client.ts';
import type { DB } from './schema.gen.ts';

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
 * A query whose text never varies, made at the first use: for reads so short that making their text costs as much as
 * running them. `build` gets stand-ins in place of the values and must pass them on as they are.
 */
export function compileOnce<Values extends readonly string[], Row>(
  build: (db: Tx, ...values: Values) => { compile(): CompiledQuery<Row> },
): (tx: Tx, ...values: Values) => Promise<Row[]> {
  let compiled: { query: CompiledQuery<Row>; places: number[] } | undefined;
  return async (tx, ...values) => {
    compiled ??= compile(values.length);
    const parameters = compiled.places.map((place) => values[place]);
    const result = await tx.executeQuery<Row>({ ...compiled.query, parameters });
    return result.rows;
  };

  function compile(count: number) {
    const standIns = Array.from({ length: count }, (_, place) => `value ${place}`);
    const query = build(drawingBoard, ...(standIns as unknown as Values)).compile();
    const places = query.parameters.map((parameter) => standIns.indexOf(String(parameter)));
    if (places.includes(-1)) throw new Error('a compiled query takes no values but those it is called with');
    return { query, places };
  }
}

// The floor: bare Fastify and pg doing the same SQL, without session, rights, row-level security or validation. The trigger
// of the change log works for both.
import { newId } from '@sewa/contract/kernel/values/ids';
import Fastify from 'fastify';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
const area = process.env['BENCH_AREA'];
const app = Fastify();
const columns = 'id, code, name, address, is_active as "isActive", version';

interface CentreBody {
  code: string;
  name: string;
  address: string;
  isActive: boolean;
}

app.get<{ Params: { id: string } }>('/centre/:id', async (request) => {
  const found = await pool.query({
    name: 'read',
    text: `select ${columns} from centre where area_id = $1 and id = $2`,
    values: [area, request.params.id],
  });
  return { success: true, message: '', data: found.rows[0] };
});

app.get('/centre', async () => {
  const [rows, count] = await Promise.all([
    pool.query({
      name: 'list',
      text: `select ${columns} from centre where area_id = $1 order by lower(name), id limit 25 offset 0`,
      values: [area],
    }),
    pool.query({
      name: 'count',
      text: 'select count(*)::int as total from centre where area_id = $1',
      values: [area],
    }),
  ]);
  return { success: true, message: '', list: rows.rows, total: count.rows[0].total };
});

app.post<{ Body: CentreBody }>('/centre', async (request) => {
  const id = newId();
  const { code, name, address, isActive } = request.body;
  await transact(async (query) => {
    await query(
      'insert into centre (area_id, id, code, name, address, is_active) values ($1, $2, $3, $4, $5, $6)',
      [area, id, code, name, address, isActive],
    );
  });
  return { success: true, message: '', data: { id } };
});

app.put<{ Params: { id: string }; Body: CentreBody }>('/centre/:id', async (request) => {
  const { id } = request.params;
  const { code, name, address, isActive } = request.body;
  const row = await transact(async (query) => {
    await query('select version from centre where area_id = $1 and id = $2 for update', [area, id]);
    const updated = await query(
      `update centre set code = $3, name = $4, address = $5, is_active = $6, version = version + 1, updated_at = now()
       where area_id = $1 and id = $2 returning ${columns}`,
      [area, id, code, name, address, isActive],
    );
    return updated[0];
  });
  return { success: true, message: '', data: row };
});

type Query = (text: string, values: unknown[]) => Promise<unknown[]>;

async function transact<T>(work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(
      async (text, values) => (await client.query({ name: text.slice(0, 60), text, values })).rows,
    );
    await client.query('commit');
    return result;
  } finally {
    client.release();
  }
}

process.on('SIGTERM', () => void app.close().then(() => pool.end()));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));

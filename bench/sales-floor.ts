// What a sale and a sales report cost at least: the same SQL on the same tables, by bare Fastify and pg, without session,
// rights, row-level security and validation.
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { Pool } from 'pg';

const area = process.env['BENCH_AREA'] ?? '';
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 8 });
const app = Fastify();

interface Sale {
  id: string;
  shift: string;
  number: number;
  lines: { item: string; quantity: number; price: number }[];
  cash: number;
}

app.post<{ Body: Sale }>('/sale', async ({ body }) => {
  const { id, shift, number, lines, cash } = body;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows: shifts } = await client.query({
      name: 'shift',
      text: `select s.centre_id, s.till_id, t.code, s.number, t.location_id from bav_shift s
        join bav_till t on t.area_id = s.area_id and t.id = s.till_id where s.area_id = $1 and s.id = $2 for share of s`,
      values: [area, shift],
    });
    const { centre_id: centre, till_id: till, location_id: location, code, number: nth } = shifts[0];
    const day = new Date().toISOString().slice(0, 10);
    await client.query({
      name: 'receipt',
      text: `insert into bav_receipt (area_id, id, centre_id, till_id, shift_id, kind, number, reference, day, at, cashier_name, copies,
          gross, discount, total, cash, upi, tendered, asked)
        values ($1, $2, $3, $4, $5, 'sale', $6, $7, $8, now(), 'A', $9, $10, 0, $10, $10, 0, $10, '')`,
      values: [area, id, centre, till, shift, number, `${code}-${nth}-${number}`, day, lines.length, cash],
    });
    const items = lines.map(({ item }) => item);
    const { rows: known } = await client.query({
      name: 'items',
      text: 'select id, title, price, cost from bav_item where area_id = $1 and id = any ($2::uuid[])',
      values: [area, items],
    });
    const { rows: held } = await client.query({
      name: 'stock',
      text: `select item_id, quantity, value from stock_balance where area_id = $1 and location_id = $2 and item_id = any ($3::uuid[])
        order by item_id for no key update`,
      values: [area, location, items],
    });
    const values = held.map(({ quantity, value }) => -Math.round(Number(value) / quantity));
    await client.query({
      name: 'post',
      text: `with posted as (insert into stock_document (area_id, id, centre_id, location_id, kind, day, quantity, value, made_by_name)
          values ($1, $2, $3, $4, 'sale', $5, $6, $7, 'A'))
        insert into stock_movement (area_id, centre_id, location_id, item_id, document_id, kind, day, quantity, value)
          select $1, $3, $4, m.item, $2, 'sale', $5, -1, m.value from unnest($8::uuid[], $9::bigint[]) m (item, value)`,
      values: [
        ...[area, id, centre, location, day, -lines.length, values.reduce((sum, one) => sum + one, 0)],
        ...[held.map(({ item_id: item }) => item), values],
      ],
    });
    await client.query({
      name: 'lines',
      text: `insert into bav_receipt_line (area_id, receipt_id, place, centre_id, till_id, day, item_id, title, quantity, price, discount,
          amount, cost)
        select $1, $2, l.place, $3, $4, $5, l.item, l.title, 1, l.price, 0, l.price, 0
        from unnest($6::smallint[], $7::uuid[], $8::text[], $9::int[]) l (place, item, title, price)`,
      values: [
        ...[area, id, centre, till, day, lines.map((_, place) => place), items],
        ...[items.map((item) => known.find((one) => one.id === item).title), lines.map(({ price }) => price)],
      ],
    });
    await client.query('commit');
    return { id: randomUUID() };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});

const groups = { day: 'l.day', item: 'l.item_id' } as const;

app.get<{ Querystring: { by: 'day' | 'item'; from: string; to: string } }>('/report', async ({ query }) => {
  const key = groups[query.by];
  const { rows } = await pool.query({
    name: query.by,
    text: `select s.*, i.title from (
        select ${key} as key, sum(l.quantity) as copies, sum(l.price::bigint * l.quantity) filter (where l.quantity > 0) as gross,
          sum(l.discount) filter (where l.quantity > 0) as discount, -sum(l.amount) filter (where l.quantity < 0) as returned,
          sum(l.amount) as net, sum(l.cost) as cost
        from bav_receipt_line l where l.area_id = $1 and l.day between $2 and $3 group by 1) s
      left join bav_item i on i.area_id = $1 and i.id::text = s.key::text order by s.net desc limit 1000`,
    values: [area, query.from, query.to],
  });
  return { rows };
});

console.log(await app.listen({ port: 0, host: '127.0.0.1' }));

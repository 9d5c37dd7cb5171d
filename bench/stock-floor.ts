// What the stock list and its neighbours cost at least: the best SQL that we could write by hand for the same answers, by
// bare Fastify and pg, without session, rights and row-level security.
import Fastify from 'fastify';
import { Pool } from 'pg';

const area = process.env['BENCH_AREA'] ?? '';
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 8 });
const app = Fastify();

const item = `i.id, i.version, i.title, i.title_latin as "titleLatin", i.code, i.category, i.reorder_level as "reorderLevel",
  i.is_active as "isActive", coalesce(s.quantity, 0)::int as "onHand", coalesce(s.value, 0)::float8 as value,
  s.last_sold_day as "lastSoldDay", coalesce(s.is_to_count, false) as "isToCount", coalesce(t.quantity, 0)::int as "inTransit"`;
const sums = `sum(b.quantity) as quantity, sum(b.value) as value, max(b.last_sold_day) as last_sold_day,
  bool_or(b.count_me_since is not null) as is_to_count`;
const onItsWay = `select n.item_id, sum(n.quantity) as quantity from stock_transfer r
  join stock_transfer_line n on n.area_id = r.area_id and n.transfer_id = r.id
  where r.area_id = $1 and r.status = 'inTransit' group by n.item_id`;

app.get('/list', async () => {
  const { rows } = await pool.query({
    name: 'list',
    text: `with i as materialized (select * from bav_item where area_id = $1 order by lower(title), id limit 25)
      select ${item} from i
      left join lateral (select ${sums} from stock_balance b where b.area_id = $1 and b.item_id = i.id) s on true
      left join (${onItsWay}) t on t.item_id = i.id
      order by lower(i.title), i.id`,
    values: [area],
  });
  const { rows: counted } = await pool.query({
    name: 'count',
    text: 'select count(*)::int as total from bav_item where area_id = $1',
    values: [area],
  });
  return { data: { rows, total: counted[0].total } };
});

app.get('/low', async () => {
  const { rows } = await pool.query({
    name: 'low',
    text: `select ${item}, (count(*) over ())::int as total from bav_item i
      left join (select b.item_id, ${sums} from stock_balance b where b.area_id = $1 group by b.item_id) s on s.item_id = i.id
      left join (${onItsWay}) t on t.item_id = i.id
      where i.area_id = $1 and i.is_active and (coalesce(s.quantity, 0) = 0 or s.quantity < coalesce(i.reorder_level, 0))
      order by coalesce(s.quantity, 0), i.id limit 25`,
    values: [area],
  });
  return { data: { rows } };
});

app.get<{ Querystring: { day: string } }>('/statement', async ({ query }) => {
  const { rows } = await pool.query({
    name: 'statement',
    text: `select i.id, i.title, i.code, i.category, s.quantity, s.value, (count(*) over ())::int as total
      from bav_item i join (
        select b.item_id, sum(m.quantity_after)::int as quantity, sum(m.value_after)::float8 as value
        from stock_balance b join lateral (
          select m.quantity_after, m.value_after from stock_movement m
          where m.area_id = b.area_id and m.location_id = b.location_id and m.item_id = b.item_id and m.day <= $2
          order by m.day desc, m.seq desc limit 1) m on true
        where b.area_id = $1 group by b.item_id) s on s.item_id = i.id
      where i.area_id = $1 and s.quantity > 0 order by i.category, lower(i.title), i.id limit 1000`,
    values: [area, query.day],
  });
  return { data: { rows } };
});

app.get<{ Querystring: { item: string } }>('/movements', async ({ query }) => {
  const { rows } = await pool.query({
    name: 'movements',
    text: `select m.document_id as document, m.seq, m.location_id as location, l.name || ', ' || c.name as "locationName", m.day,
        m.created_at as at, m.kind, d.reference, d.reason, d.made_by_name as "madeByName", m.quantity, m.value::float8 as value,
        m.quantity_after as "quantityAfter",
        exists (select from stock_document x where x.area_id = d.area_id and x.reverses_id = d.id) as "isReversed"
      from (select m.* from stock_balance b cross join lateral (
          select * from stock_movement m where m.area_id = b.area_id and m.location_id = b.location_id and m.item_id = b.item_id
          order by m.day desc, m.seq desc limit 25) m
        where b.area_id = $1 and b.item_id = $2 order by m.day desc, m.created_at desc, m.location_id, m.seq desc limit 25) m
      join stock_document d on d.area_id = m.area_id and d.id = m.document_id
      join stock_location l on l.area_id = m.area_id and l.id = m.location_id
      join centre c on c.area_id = l.area_id and c.id = l.centre_id
      order by m.day desc, m.created_at desc, m.location_id, m.seq desc`,
    values: [area, query.item],
  });
  const { rows: counted } = await pool.query({
    name: 'moved',
    text: 'select sum(last_seq)::int as total from stock_balance where area_id = $1 and item_id = $2',
    values: [area, query.item],
  });
  return { data: { rows, total: counted[0].total } };
});

console.log(await app.listen({ port: 0, host: '127.0.0.1' }));

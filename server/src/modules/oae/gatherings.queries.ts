import type { BodyOf, QueryOf } from '@sewa/contract/kernel/endpoint';
import type { Gathering, gatherings } from '@sewa/contract/oae/gatherings';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { exportPage, listOf } from '../../platform/resource/list.queries.ts';

type GatheringFields = Omit<BodyOf<typeof gatherings.create>, 'id'>;
type GatheringQuery = QueryOf<typeof gatherings.list>;

const order = { by: { onDay: sql`g.on_day`, title: sql`lower(g.title)` }, id: sql`g.id` };

export function listGatherings(tx: Tx, query: GatheringQuery) {
  return listOf(gatheringsFor(tx, query), order, query);
}

export function exportGatherings(tx: Tx, query: GatheringQuery, cursor: string | null) {
  return exportPage(gatheringsFor(tx, query), order, { sort: query.sort, cursor });
}

export async function findGathering(tx: Tx, id: string): Promise<Gathering | null> {
  const gathering = await gatheringRows(tx).where('g.id', '=', id).executeTakeFirst();
  return gathering ?? null;
}

/** What a gate needs of it; it stays open until the scan is saved. */
export async function findGateway(tx: Tx, id: string) {
  const gateway = await tx
    .selectFrom('oae_gathering')
    .select(['id', 'centre_id as centre', 'on_day as onDay', 'is_closed as isClosed'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return gateway ?? null;
}

export async function insertGathering(
  tx: Tx,
  key: { area: string; id: string },
  gathering: GatheringFields,
): Promise<void> {
  await tx
    .insertInto('oae_gathering')
    .values({ area_id: key.area, id: key.id, ...asColumns(gathering) })
    .execute();
}

export async function updateGathering(tx: Tx, id: string, gathering: GatheringFields): Promise<void> {
  await tx.updateTable('oae_gathering').set(asColumns(gathering)).where('id', '=', id).execute();
}

export async function deleteGathering(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('oae_gathering')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

function gatheringsFor(tx: Tx, { q = '', filter = {} }: GatheringQuery) {
  const text = q.normalize('NFC').toLowerCase();
  return gatheringRows(tx)
    .$if(text !== '', (all) => all.where(sql<boolean>`position(${text} in lower(g.title)) > 0`))
    .$if(filter.centre !== undefined, (all) => all.where('g.centre_id', '=', filter.centre ?? ''))
    .$if(filter.isClosed !== undefined, (all) => all.where('g.is_closed', '=', filter.isClosed ?? true));
}

function gatheringRows(tx: Tx) {
  return tx
    .selectFrom('oae_gathering as g')
    .innerJoin('centre as c', (join) =>
      join.onRef('c.area_id', '=', 'g.area_id').onRef('c.id', '=', 'g.centre_id'),
    )
    .select(['g.id', 'g.version', 'g.centre_id as centre', 'c.name as centreName', 'g.title'])
    .select(['g.on_day as onDay', 'g.is_closed as isClosed'])
    .select(
      sql<number>`(select count(*)::int from oae_arrival a
        where a.area_id = g.area_id and a.gathering_id = g.id)`.as('arrived'),
    );
}

function asColumns(gathering: GatheringFields) {
  return {
    centre_id: gathering.centre,
    title: gathering.title,
    on_day: gathering.onDay,
    is_closed: gathering.isClosed,
  };
}

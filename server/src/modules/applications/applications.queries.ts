import { formOf } from '@sewa/contract/applications/application-form';
import { openStatuses } from '@sewa/contract/applications/application-moves';
import type {
  ApplicationFields,
  applicationFilter,
  applications,
} from '@sewa/contract/applications/applications';
import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import { type FilterOf, valuesOf } from '@sewa/contract/kernel/resource/paging';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Who } from '../../platform/access/who.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { exportPage, listOf } from '../../platform/resource/list.queries.ts';
import { matchingRows } from '../../platform/search/matching-rows.ts';
import { type IdentityColumns, personColumns } from '../people/public.ts';
import { asStored, withColumns } from './application-rows.queries.ts';
import { applicationSource } from './search-source.ts';
import { waitsFor } from './waits-for.queries.ts';

export type ApplicationQuery = QueryOf<typeof applications.list>;

const order = {
  by: {
    statusSince: sql`a.status_since`,
    number: sql`a.number`,
    name: sql`lower(coalesce(nullif(a.name_latin, ''), a.name))`,
  },
  id: sql`a.id`,
};

export async function listApplications(tx: Tx, query: ApplicationQuery, who: Who) {
  const { rows, total } = await listOf(withColumns(await applicationsFor(tx, query, who)), order, query);
  return { rows: rows.map(asStored), total };
}

export async function exportApplications(
  tx: Tx,
  query: ApplicationQuery,
  { who, cursor }: { who: Who; cursor: string | null },
) {
  const found = withColumns(await applicationsFor(tx, query, who));
  const { rows, next } = await exportPage(found, order, { sort: query.sort, cursor });
  return { rows: rows.map(asStored), next };
}

/** Those that a bulk act is about, oldest first; one more than `most` where there are more. */
export async function idsOf(tx: Tx, selected: Wish & { who: Who; most: number }): Promise<string[]> {
  const found = await applicationsFor(tx, selected, selected.who);
  const rows = await found
    .select('a.id')
    .orderBy('a.status_since')
    .orderBy('a.id')
    .limit(selected.most + 1)
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertApplication(
  tx: Tx,
  key: { area: string; id: string; number: number },
  application: { fields: ApplicationFields; identity: IdentityColumns; by: Who },
): Promise<void> {
  const { fields, identity, by } = application;
  await tx
    .insertInto('application')
    .values({
      area_id: key.area,
      id: key.id,
      number: key.number,
      type: fields.type,
      ...enteredColumns(fields, identity),
      made_by: by.userId,
      made_by_name: by.name,
      edited_by: by.userId,
    })
    .execute();
}

export async function updateApplication(
  tx: Tx,
  id: string,
  application: { fields: ApplicationFields; identity: IdentityColumns; by: Who },
): Promise<void> {
  const { fields, identity, by } = application;
  await tx
    .updateTable('application')
    .set({ ...enteredColumns(fields, identity), edited_by: by.userId })
    .where('id', '=', id)
    .execute();
}

export async function deleteApplication(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('application').where('id', '=', id).execute();
}

function enteredColumns(fields: ApplicationFields, identity: IdentityColumns) {
  return {
    centre_id: fields.centre,
    ...personColumns(fields),
    ...identity,
    sewadar_id: fields.sewadar,
    form: JSON.stringify(formOf(fields.type, fields.form)),
  };
}

type Filter = FilterOf<z.output<typeof applicationFilter>>;

interface Wish {
  q?: string | undefined;
  filter?: Filter | undefined;
}

/** The applications that a list, an export or a bulk act is about. */
async function applicationsFor(tx: Tx, { q = '', filter = {} }: Wish, who: Who) {
  const filtered = applicationsFiltered(tx, filter, who);
  if (q === '') return filtered;
  const rows = await matchingRows(tx, { source: applicationSource, text: q });
  return filtered.where(sql<boolean>`a.id in (${rows})`);
}

function applicationsFiltered(tx: Tx, filter: Filter, who: Who) {
  const { type, status, isOpen, centre, minDays, maxDays, isMine, sewadar } = filter;
  return tx
    .selectFrom('application as a')
    .$if(type !== undefined, (all) => all.where('a.type', 'in', valuesOf(type)))
    .$if(status !== undefined, (all) => all.where('a.status', 'in', valuesOf(status)))
    .$if(isOpen !== undefined, (all) =>
      all.where(sql<boolean>`a.status ${isOpen ? sql`in` : sql`not in`} (${sql.join([...openStatuses])})`),
    )
    .$if(centre !== undefined, (all) => all.where('a.centre_id', 'in', valuesOf(centre)))
    .$if(minDays !== undefined, (all) =>
      all.where('a.status_since', '<=', sql<string>`now() - make_interval(days => ${minDays ?? 0})`),
    )
    .$if(maxDays !== undefined, (all) =>
      all.where('a.status_since', '>', sql<string>`now() - make_interval(days => ${(maxDays ?? 0) + 1})`),
    )
    .$if(isMine !== undefined, (all) =>
      all.where(isMine ? waitsFor(who) : sql<boolean>`not ${waitsFor(who)}`),
    )
    .$if(sewadar !== undefined, (all) =>
      all.where((is) =>
        is.or([is('a.sewadar_id', '=', sewadar ?? ''), is('a.result_sewadar_id', '=', sewadar ?? '')]),
      ),
    );
}

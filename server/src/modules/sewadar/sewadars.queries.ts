import type { QueryOf } from '@sewa/contract/kernel/endpoint';
import type { Sewadar, SewadarFields, sewadars } from '@sewa/contract/sewadar/sewadars';
import { type SelectQueryBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { exportPage, listOf } from '../../platform/resource/list.queries.ts';
import { type IdentityColumns, identityMasks, personColumns } from '../people/public.ts';
import { isClosed } from './sewadar.rules.ts';
import { sewadarsMatching, sewadarsTallied } from './sewadar-filter.queries.ts';

type SewadarQuery = QueryOf<typeof sewadars.list>;

const nameOrder = sql`lower(coalesce(nullif(s.name_latin, ''), s.name))`;
const order = {
  by: { name: nameOrder, number: sql`s.number`, joinedOn: sql`s.joined_on`, birthDate: sql`s.birth_date` },
  id: sql`s.id`,
  canBeNull: ['joinedOn' as const, 'birthDate' as const],
};

export async function listSewadars(tx: Tx, query: SewadarQuery, today: string) {
  const found = withColumns(await sewadarsMatching(tx, { ...query, today }));
  const { rows, total } = await listOf(found, order, { ...query, known: sewadarsTallied(tx, query) });
  return { rows: rows.map(asSewadar), total };
}

/** Exports go by name or number, whatever the list is sorted by: their pages need a key that is never empty. */
export async function exportSewadars(
  tx: Tx,
  query: SewadarQuery,
  { cursor, today }: { cursor: string | null; today: string },
) {
  const sort = /number$/.test(query.sort) ? query.sort : 'name';
  const found = withColumns(await sewadarsMatching(tx, { ...query, today }));
  const { rows, next } = await exportPage(found, order, { sort, cursor });
  return { rows: rows.map(asSewadar), next };
}

export async function findSewadar(tx: Tx, id: string): Promise<Sewadar | null> {
  const row = await withColumns(tx.selectFrom('sewadar as s').where('s.id', '=', id)).executeTakeFirst();
  return row ? asSewadar(row) : null;
}

/** Waits for whoever is saving it. */
export async function lockSewadar(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('sewadar as s')
    .selectAll()
    .where('s.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function insertSewadar(
  tx: Tx,
  key: { area: string; id: string; number: number },
  columns: SewadarColumns,
): Promise<void> {
  await tx
    .insertInto('sewadar')
    .values({ area_id: key.area, id: key.id, number: key.number, ...columns })
    .execute();
}

export async function updateSewadar(tx: Tx, id: string, columns: SewadarColumns): Promise<void> {
  await tx.updateTable('sewadar').set(columns).where('id', '=', id).execute();
}

/** What hangs on a record is part of it: a form that was opened before meets a newer version. */
export async function touchSewadars(
  tx: Tx,
  ids: readonly string[],
  { version }: { version?: number } = {},
): Promise<void> {
  await tx
    .updateTable('sewadar')
    .set({ updated_at: sql<string>`clock_timestamp()` })
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    // Whoever has a newer version by now need not be given another.
    .$if(version !== undefined, (all) => all.where('version', '=', version ?? 0))
    .execute();
}

export async function deleteSewadar(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('sewadar').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Those of the sewadars that are there for this user, and whether their record goes on. */
export async function findSewadars(
  tx: Tx,
  ids: readonly string[],
): Promise<{ id: string; isClosed: boolean }[]> {
  if (ids.length === 0) return [];
  const found = await tx
    .selectFrom('sewadar')
    .select(['id', 'merged_into', 'status'])
    .where('id', 'in', [...ids])
    .execute();
  return found.map((sewadar) => ({ id: sewadar.id, isClosed: isClosed(sewadar) }));
}

/** Another living record with one of these numbers. */
export async function findByIdentity(tx: Tx, identity: IdentityColumns, except: string) {
  const found = await tx
    .selectFrom('sewadar')
    .select(['id', 'number', 'aadhaar_hash', 'pan_hash'])
    .where('id', '<>', except)
    .where('merged_into', 'is', null)
    .where('status', '<>', 'transferred')
    .where((is) =>
      is.or([is('aadhaar_hash', '=', identity.aadhaar_hash), is('pan_hash', '=', identity.pan_hash)]),
    )
    .executeTakeFirst();
  if (!found) return null;
  const isAadhaar = identity.aadhaar_hash !== null && found.aadhaar_hash?.equals(identity.aadhaar_hash);
  return { id: found.id, number: found.number, field: isAadhaar ? ('aadhaar' as const) : ('pan' as const) };
}

export type SewadarColumns = ReturnType<typeof sewadarColumns>;

export function sewadarColumns(
  fields: Omit<SewadarFields, 'departments' | 'aadhaar' | 'pan'>,
  made: { identity: IdentityColumns; leftOn: string | null },
) {
  return {
    centre_id: fields.centre,
    ...personColumns(fields),
    other_phones: fields.otherPhones,
    blood_group: fields.bloodGroup,
    occupation: fields.occupation,
    education: fields.education,
    languages: fields.languages,
    skills: fields.skills,
    initiation_date: fields.initiationDate,
    marital_status: fields.maritalStatus,
    emergency_name: fields.emergencyName,
    emergency_phone: fields.emergencyPhone,
    emergency_relation: fields.emergencyRelation,
    ...made.identity,
    is_baal_satsang: fields.isBaalSatsang,
    status: fields.status,
    joined_on: fields.joinedOn,
    left_on: made.leftOn,
    notes: fields.notes,
  };
}

/** What a record shows; names of places as look-ups, so that counting needs no join. */
function withColumns<T extends Record<string, unknown>>(
  found: SelectQueryBuilder<DB & { s: DB['sewadar'] }, 's', T>,
) {
  return found
    .select(['s.id', 's.version', 's.number', 's.centre_id', 's.name', 's.name_latin', 's.relative_kind'])
    .select([
      's.relative_name',
      's.gender',
      's.birth_date',
      's.is_birth_estimated',
      's.phone',
      's.other_phones',
    ])
    .select(['s.address', 's.blood_group', 's.occupation', 's.education', 's.languages', 's.skills'])
    .select(['s.initiation_date', 's.marital_status', 's.emergency_name', 's.emergency_phone'])
    .select(['s.emergency_relation', 's.aadhaar_last4', 's.pan_last4', 's.is_baal_satsang', 's.status'])
    .select(['s.joined_on', 's.left_on', 's.notes', 's.photo_id', 's.merged_into'])
    .select((from) => [
      from
        .selectFrom('centre as c')
        .select('c.name')
        .whereRef('c.area_id', '=', 's.area_id')
        .whereRef('c.id', '=', 's.centre_id')
        .as('centre_name'),
      jsonArrayFrom(
        from
          .selectFrom('sewadar_department as d')
          .select(['d.id', 'd.department', 'd.role', 'd.since', 'd.until'])
          .whereRef('d.area_id', '=', 's.area_id')
          .whereRef('d.sewadar_id', '=', 's.id')
          .orderBy('d.since', (one) => one.asc().nullsFirst())
          .orderBy('d.department'),
      ).as('departments'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof withColumns>['executeTakeFirstOrThrow']>>;

function asSewadar(row: Row): Sewadar {
  return {
    id: row.id,
    version: row.version,
    number: row.number,
    centre: row.centre_id,
    centreName: row.centre_name ?? '',
    name: row.name,
    nameLatin: row.name_latin,
    relativeKind: row.relative_kind as Sewadar['relativeKind'],
    relativeName: row.relative_name,
    gender: row.gender as Sewadar['gender'],
    birthDate: row.birth_date,
    isBirthEstimated: row.is_birth_estimated,
    phone: row.phone,
    otherPhones: row.other_phones,
    address: row.address,
    bloodGroup: row.blood_group as Sewadar['bloodGroup'],
    occupation: row.occupation,
    education: row.education,
    languages: row.languages,
    skills: row.skills,
    departments: row.departments,
    initiationDate: row.initiation_date,
    maritalStatus: row.marital_status as Sewadar['maritalStatus'],
    emergencyName: row.emergency_name,
    emergencyPhone: row.emergency_phone,
    emergencyRelation: row.emergency_relation,
    ...identityMasks(row),
    isBaalSatsang: row.is_baal_satsang,
    status: row.status as Sewadar['status'],
    joinedOn: row.joined_on,
    leftOn: row.left_on,
    notes: row.notes,
    photo: row.photo_id,
    mergedInto: row.merged_into,
  };
}

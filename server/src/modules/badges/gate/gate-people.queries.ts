import type { GatePerson } from '@sewa/contract/badges/verify';
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { searchByNameOnly } from '../../../platform/search/search-people.ts';

const most = 12;

/** Badges of the caller's centres by their number, or by the name of who carries them; valid ones first. */
export async function findGatePeople(tx: Tx, text: string): Promise<GatePerson[]> {
  const condition = /^\d{1,9}$/.test(text)
    ? sql<SqlBool>`b.number = ${Number(text)}`
    : await isCarriedBy(tx, text);
  const { rows } = await sql<GatePerson>`
    select b.id, b.type, b.number as "badgeNumber", b.number, p.name, p.name_latin as "nameLatin", p.relative_kind as "relativeKind",
      p.relative_name as "relativeName", p.gender, p.birth_date as "birthDate", p.is_birth_estimated as "isBirthEstimated",
      p.phone, c.name as "centreName", p.photo_id as photo
    from badge b
    join centre c on c.area_id = b.area_id and c.id = b.centre_id
    join lateral (
      select name, name_latin, relative_kind, relative_name, gender, birth_date, is_birth_estimated, phone, photo_id
      from sewadar where id = b.sewadar_id
      union all
      select name, name_latin, relative_kind, relative_name, gender, birth_date, is_birth_estimated, phone, photo_id
      from oae_member where id = b.member_id
      union all
      select name, name_latin, '', '', gender, null, false, phone, photo_id from oae_attendant where id = b.attendant_id
      union all
      select name, name_latin, '', relative_name, gender, birth_date, is_birth_estimated, phone, photo_id
      from badge_entitlement where id = b.entitlement_id
    ) p on true
    where ${condition}
    order by b.status in (10, 20, 30) desc, b.type, b.number desc
    limit ${most}`.execute(tx);
  return rows;
}

async function isCarriedBy(tx: Tx, text: string) {
  const ids = async (table: 'sewadar' | 'oae_member') =>
    (await searchByNameOnly(tx, { source: { table }, text, limit: most })).map(({ id }) => id);
  const sewadars = await ids('sewadar');
  const members = await ids('oae_member');
  const has = (alias: string) =>
    sql<SqlBool>`position(lower(${text}) in lower(${sql.ref(`${alias}.name`)} || ' ' || ${sql.ref(`${alias}.name_latin`)})) > 0`;
  return sql<SqlBool>`(b.sewadar_id = any (${sewadars}::uuid[]) or b.member_id = any (${members}::uuid[])
    or b.attendant_id in (select a.id from oae_attendant a where ${has('a')} limit 50)
    or b.entitlement_id in (select e.id from badge_entitlement e where ${has('e')} limit 50))`;
}

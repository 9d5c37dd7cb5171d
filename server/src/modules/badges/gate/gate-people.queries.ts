import type { GatePerson } from '@sewa/contract/badges/verify';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { matchingRows } from '../../../platform/search/matching-rows.ts';
import type { SearchSource } from '../../../platform/search/search-source.ts';
import { searchKeysOf } from '../../../platform/search/typed-text.rules.ts';
import { isValidStatus, ofOpenTypes } from '../registry/badge-filter.queries.ts';

const limit = 12;

/** Badges of the caller's centres and types by their number, or by the name of who carries them; valid ones first. */
export async function findGatePeople(tx: Tx, text: string, who: Pick<Who, 'acl'>): Promise<GatePerson[]> {
  const condition = /^\d{1,9}$/.test(text)
    ? sql<SqlBool>`r.number = ${Number(text)}`
    : await isCarriedBy(tx, text);
  const { rows } = await sql<GatePerson>`
    select r.id, r.type, r.number as "badgeNumber", p.number, p.name, p.name_latin as "nameLatin", p.relative_kind as "relativeKind",
      p.relative_name as "relativeName", p.gender, p.birth_date as "birthDate", p.is_birth_estimated as "isBirthEstimated",
      p.phone, c.name as "centreName", p.photo_id as photo
    from badge r
    join centre c on c.area_id = r.area_id and c.id = r.centre_id
    join lateral (
      select number, name, name_latin, relative_kind, relative_name, gender, birth_date, is_birth_estimated, phone, photo_id
      from sewadar where id = r.sewadar_id
      union all
      select number, name, name_latin, relative_kind, relative_name, gender, birth_date, is_birth_estimated, phone, photo_id
      from oae_member where id = r.member_id
      union all
      select null, name, name_latin, '', '', gender, null, false, phone, attendant_photo(oae_attendant)
      from oae_attendant where id = r.attendant_id
      union all
      select null, name, name_latin, relative_kind, relative_name, gender, birth_date, is_birth_estimated, phone, photo_id
      from badge_entitlement where id = r.entitlement_id
    ) p on true
    where ${condition} and ${ofOpenTypes(who)}
    order by ${isValidStatus} desc, r.type, r.number desc
    limit ${limit}`.execute(tx);
  return rows;
}

/** By name alone: whoever stands at a gate looks nobody up by a phone number. */
async function isCarriedBy(tx: Tx, text: string): Promise<RawBuilder<SqlBool>> {
  if (searchKeysOf(text).digits !== '') return sql<SqlBool>`false`;
  const ids = (table: SearchSource['table']) => matchingRows(tx, { source: { table }, text });
  const [sewadars, members, attendants] = [
    await ids('sewadar'),
    await ids('oae_member'),
    await ids('oae_attendant'),
  ];
  return sql<SqlBool>`(r.sewadar_id in (${sewadars}) or r.member_id in (${members}) or r.attendant_id in (${attendants})
    or r.entitlement_id in (select e.id from badge_entitlement e
      where position(lower(${text}) in lower(e.name || ' ' || e.name_latin)) > 0))`;
}

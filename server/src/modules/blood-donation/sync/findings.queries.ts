import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

export interface FoundPair {
  finding: string;
  entity: string;
  row: string;
  other_entity: string;
  other: string | null;
}

/**
 * What does not fit together after rows of a laptop were written. The subqueries stay apart (offset 0), so that every row is
 * looked up by a key: the planner does not know the new rows yet and would walk through the area once for each.
 */
export async function findMisfits(
  tx: Tx,
  rows: { visits: readonly string[]; donations: readonly string[]; deferrals: readonly string[] },
): Promise<FoundPair[]> {
  const visits = sql`unnest(${[...rows.visits]}::uuid[]) w (id) cross join lateral (
      select * from blood_visit where area_id = context_area() and id = w.id offset 0) v`;
  const donations = sql`unnest(${[...rows.donations]}::uuid[]) w (id) cross join lateral (
      select * from blood_donation where area_id = context_area() and id = w.id offset 0) g`;
  const deferrals = sql`unnest(${[...rows.deferrals]}::uuid[]) w (id) cross join lateral (
      select * from blood_deferral where area_id = context_area() and id = w.id offset 0) f`;
  const found = await sql<FoundPair>`
    select 'registeredTwice' as finding, 'blood_visit' as entity, v.id as row, 'blood_visit' as other_entity, o.id as other
    from ${visits} cross join lateral (
      select id, device from blood_visit where area_id = v.area_id and camp_id = v.camp_id and donor_id = v.donor_id and outcome = '' offset 0) o
    where v.outcome = '' and o.id <> v.id and o.device <> v.device
    union all
    select 'donatedTwice', 'blood_donation', g.id, 'blood_donation', o.id
    from ${donations} cross join lateral (
      select id from blood_donation where area_id = g.area_id and donor_id = g.donor_id and day = g.day offset 0) o
    where o.id <> g.id
    union all
    select 'bagTwice', 'blood_donation', g.id, 'blood_donation', o.id
    from ${donations} cross join lateral (
      select id from blood_donation where area_id = g.area_id and camp_id = g.camp_id and bag_number = g.bag_number and bag_number <> '' offset 0) o
    where o.id <> g.id
    union all
    select 'deferredDonor', 'blood_donation', g.id, 'blood_donor', d.id
    from ${donations} cross join lateral (
      select id from blood_donor where area_id = g.area_id and id = g.donor_id and deferral_kind = 'permanent' offset 0) d
    where exists (select from blood_deferral f where f.area_id = g.area_id and f.donor_id = g.donor_id and f.kind = 'permanent'
        and f.lifted_on is null and f.device <> g.device)
    union all
    select 'deferredDonor', 'blood_donation', g.id, 'blood_donor', f.donor_id
    from ${deferrals} cross join lateral (
      select id, day, device from blood_donation where area_id = f.area_id and donor_id = f.donor_id offset 0) g
    where f.kind = 'permanent' and f.lifted_on is null and g.day >= f.day and g.device <> f.device
    union all
    select 'mergedDonor', 'blood_visit', v.id, 'blood_donor', d.id
    from ${visits} cross join lateral (
      select id from blood_donor where area_id = v.area_id and id = v.donor_id and merged_into is not null offset 0) d`.execute(
    tx,
  );
  return found.rows;
}

export interface Newcomer {
  id: string;
  name: string;
  name_latin: string;
  gender: string;
  birth_date: string;
  is_birth_estimated: boolean;
  phone: string;
  relative_name: string;
  candidates: string[];
}

/** New donors with others that share a phone number, or a birth date and the sound of the name. Looked up as above. */
export async function newcomersAlike(tx: Tx, donors: readonly string[]): Promise<Newcomer[]> {
  const { rows } = await sql<Newcomer>`
    select d.id, d.name, d.name_latin, d.gender, d.birth_date, d.is_birth_estimated, d.phone, d.relative_name, c.candidates
    from unnest(${[...donors]}::uuid[]) w (id)
    cross join lateral (
      select * from blood_donor where area_id = context_area() and id = w.id and merged_into is null offset 0) d
    cross join lateral (
      select array_agg(distinct o.id) as candidates from (
        select p.id from blood_donor p
        where p.area_id = d.area_id and p.phone = d.phone and p.phone <> '' and p.merged_into is null
        union all
        select o.id from unnest(d.name_keys) n (key)
        cross join lateral (
          select row_id from search_key where area_id = d.area_id and entity = 'blood_donor' and key = n.key offset 0) k
        cross join lateral (
          select id from blood_donor where area_id = d.area_id and id = k.row_id and birth_date = d.birth_date
            and merged_into is null offset 0) o) o
      where o.id <> d.id) c
    where c.candidates is not null`.execute(tx);
  return rows;
}

/** The donors whom visits, steps, donations and deferrals are about. */
export async function donorNames(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = sql`${[...ids]}::uuid[]`;
  const { rows } = await sql<{ row: string; name: string }>`
    select about.row, d.name from (
      select v.id as row, v.donor_id from blood_visit v where v.area_id = context_area() and v.id = any (${wanted})
      union all
      select s.id, v.donor_id from blood_visit_step s join blood_visit v on v.area_id = s.area_id and v.id = s.visit_id
      where s.area_id = context_area() and s.id = any (${wanted})
      union all select g.id, g.donor_id from blood_donation g where g.area_id = context_area() and g.id = any (${wanted})
      union all select f.id, f.donor_id from blood_deferral f where f.area_id = context_area() and f.id = any (${wanted})
      union all select c.id, c.donor_id from blood_call c where c.area_id = context_area() and c.id = any (${wanted})
    ) about join blood_donor d on d.area_id = context_area() and d.id = about.donor_id`.execute(tx);
  return new Map(rows.map(({ row, name }) => [row, name]));
}

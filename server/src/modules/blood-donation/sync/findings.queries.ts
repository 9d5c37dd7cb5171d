import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

export interface FoundPair {
  finding: string;
  entity: string;
  row: string;
  other_entity: string;
  other: string | null;
}

/** What does not fit together after rows of a laptop were written. */
export async function findMisfits(
  tx: Tx,
  rows: { visits: readonly string[]; donations: readonly string[] },
): Promise<FoundPair[]> {
  const visits = sql`${[...rows.visits]}::uuid[]`;
  const donations = sql`${[...rows.donations]}::uuid[]`;
  const found = await sql<FoundPair>`
    select 'registeredTwice' as finding, 'blood_visit' as entity, v.id as row, 'blood_visit' as other_entity, o.id as other
    from blood_visit v join blood_visit o on o.area_id = v.area_id and o.camp_id = v.camp_id and o.donor_id = v.donor_id
      and o.id <> v.id and o.outcome = '' and o.device <> v.device
    where v.area_id = context_area() and v.id = any (${visits}) and v.outcome = ''
    union all
    select 'donatedTwice', 'blood_donation', g.id, 'blood_donation', o.id
    from blood_donation g join blood_donation o on o.area_id = g.area_id and o.donor_id = g.donor_id and o.day = g.day and o.id <> g.id
    where g.area_id = context_area() and g.id = any (${donations})
    union all
    select 'bagTwice', 'blood_donation', g.id, 'blood_donation', o.id
    from blood_donation g join blood_donation o on o.area_id = g.area_id and o.camp_id = g.camp_id and o.bag_number = g.bag_number and o.id <> g.id
    where g.area_id = context_area() and g.id = any (${donations}) and g.bag_number <> ''
    union all
    select 'deferredDonor', 'blood_donation', g.id, 'blood_donor', d.id
    from blood_donation g join blood_donor d on d.area_id = g.area_id and d.id = g.donor_id and d.deferral_kind = 'permanent'
    where g.area_id = context_area() and g.id = any (${donations})
      and exists (select from blood_deferral f where f.area_id = d.area_id and f.donor_id = d.id and f.kind = 'permanent'
        and f.lifted_on is null and f.device <> g.device)
    union all
    select 'mergedDonor', 'blood_visit', v.id, 'blood_donor', d.id
    from blood_visit v join blood_donor d on d.area_id = v.area_id and d.id = v.donor_id and d.merged_into is not null
    where v.area_id = context_area() and v.id = any (${visits})`.execute(tx);
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

/** New donors with others that share a phone number, or a birth date and the sound of the name. */
export async function newcomersAlike(tx: Tx, donors: readonly string[]): Promise<Newcomer[]> {
  const { rows } = await sql<Newcomer>`
    select d.id, d.name, d.name_latin, d.gender, d.birth_date, d.is_birth_estimated, d.phone, d.relative_name,
      array(select o.id from blood_donor o where o.area_id = d.area_id and o.id <> d.id and o.merged_into is null
        and ((o.phone = d.phone and d.phone <> '') or (o.birth_date = d.birth_date and o.name_keys && d.name_keys)) limit 5) as candidates
    from blood_donor d
    where d.area_id = context_area() and d.id = any (${[...donors]}::uuid[]) and d.merged_into is null
      and exists (select from blood_donor o where o.area_id = d.area_id and o.id <> d.id and o.merged_into is null
        and ((o.phone = d.phone and d.phone <> '') or (o.birth_date = d.birth_date and o.name_keys && d.name_keys)))`.execute(
    tx,
  );
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

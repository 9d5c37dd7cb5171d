import type { donationOutcomes, donationReactions } from '@sewa/contract/blood-donation/enums';
import type { Vitals } from '@sewa/contract/blood-donation/rules/eligibility';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';
import { isServing } from '../floor/floor-board.queries.ts';

export interface ListedBag {
  bank: string | null;
  bankName: string | null;
  bagNumber: string;
  segment: string;
  day: string;
  outcome: (typeof donationOutcomes)[number];
  volume: number;
  bloodGroup: string;
  reaction: (typeof donationReactions)[number];
  seen: Partial<Vitals>;
  /** Null after an erasure. */
  donorNumber: number | null;
  name: string | null;
  gender: string | null;
  age: number | null;
}

/** Every bag of a camp, whoever's donors gave them: the camp's team saw them. */
export async function listBags(tx: Tx, camp: string): Promise<ListedBag[]> {
  const { rows } = await sql<ListedBag>`
    with g as materialized (
      select * from blood_donation where area_id = context_area() and camp_id = ${camp}
    )
    select g.bank_id as bank, b.name as "bankName", g.bag_number as "bagNumber", g.segment, g.day, g.outcome, g.volume,
      g.blood_group as "bloodGroup", g.reaction, g.seen, d.number as "donorNumber", d.name, d.gender,
      extract(year from age(g.day, d.birth_date))::int as age
    from g left join blood_bank b on b.area_id = g.area_id and b.id = g.bank_id
      left join blood_floor_donors(${camp}, array(select donor_id from g where donor_id is not null)) d on d.id = g.donor_id
    order by b.name nulls last, g.day, g.bag_number, g.id`.execute(tx);
  return rows;
}

export interface CampSums {
  registered: number;
  millilitres: number;
  genders: { gender: string; count: number }[];
  reactions: { reaction: (typeof donationReactions)[number]; count: number }[];
  /** Without a bank: the bags of which nobody said whose they are. */
  banks: { bank: string | null; name: string | null; licence: string | null; units: number }[];
  waits: { station: 'vital' | 'medical' | 'bed'; minutes: number }[];
}

/** What a report adds to the numbers of the control room. */
export async function campSums(tx: Tx, camp: string): Promise<CampSums> {
  const { rows } = await sql<CampSums>`
    with g as materialized (
      select * from blood_donation where area_id = context_area() and camp_id = ${camp}
    ), d as (
      select * from blood_floor_donors(${camp}, array(select donor_id from g where donor_id is not null))
    )
    select (select count(*) from blood_visit where area_id = context_area() and camp_id = ${camp})::int as registered,
      (select coalesce(sum(volume), 0) from g)::int as millilitres,
      (select coalesce(jsonb_agg(to_jsonb(x) order by x.gender), '[]') from (select d.gender, count(*) from g join d on d.id = g.donor_id
        where g.outcome = 'complete' group by d.gender) x) as genders,
      (select coalesce(jsonb_agg(to_jsonb(x) order by x.reaction), '[]') from (select reaction, count(*) from g
        where reaction <> 'none' group by reaction) x) as reactions,
      (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (select b.id as bank, b.name, b.licence_number as licence, count(*) as units
        from g left join blood_bank b on b.area_id = g.area_id and b.id = g.bank_id
        where g.outcome = 'complete' group by b.id, b.name, b.licence_number order by b.name nulls last) x) as banks,
      (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (select s.station, round(avg(s.waited) / 60.0)::int as minutes from blood_visit_step s
        where s.area_id = context_area() and s.camp_id = ${camp} and ${isServing} group by s.station) x) as waits`.execute(
    tx,
  );
  return only(rows);
}

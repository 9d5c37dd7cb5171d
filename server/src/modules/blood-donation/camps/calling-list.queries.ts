import type { CalledDonor, camps } from '@sewa/contract/blood-donation/camps';
import type { CampCallOutcome } from '@sewa/contract/blood-donation/enums';
import type { RuleSet } from '@sewa/contract/blood-donation/rules/rule-set';
import type { QueryOf, Rows } from '@sewa/contract/kernel/calls/endpoint';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import { newId } from '@sewa/contract/kernel/values/ids';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { listOf } from '../../../platform/resource/list.queries.ts';
import { matchingRows } from '../../../platform/search/matching-rows.ts';
import { donorsFiltered, knownGroup } from '../donors/donor-filter.queries.ts';
import { donorSource } from '../donors/search-source.queries.ts';

interface Asked {
  camp: string;
  /** On which the donors may donate. */
  day: string;
  rules: RuleSet;
  query: QueryOf<typeof camps.callingList>;
}

/** Who agreed to be called, has a phone and may donate on the day; those not called yet first. */
export async function callableDonors(tx: Tx, { camp, day, rules, query }: Asked): Promise<Rows<CalledDonor>> {
  const { bloodGroup, gender, minAge, maxAge, outcome, hasDonated } = query.filter ?? {};
  const matching = query.q ? await matchingRows(tx, { source: donorSource, text: query.q }) : null;
  const outcomes = valuesOf(outcome);
  const found = donorsFiltered(tx, {
    filter: { bloodGroup, gender, minAge, maxAge, mayBeCalled: true, eligibility: 'now', filled: 'phone' },
    rules,
    today: day,
  })
    .innerJoin('centre as c', (join) =>
      join.onRef('c.area_id', '=', 'r.area_id').onRef('c.id', '=', 'r.centre_id'),
    )
    .leftJoin('blood_call as k', (join) =>
      join.onRef('k.area_id', '=', 'r.area_id').onRef('k.donor_id', '=', 'r.id').on('k.camp_id', '=', camp),
    )
    .leftJoin('blood_call_claim as l', (join) =>
      join
        .onRef('l.area_id', '=', 'r.area_id')
        .onRef('l.donor_id', '=', 'r.id')
        .on('l.camp_id', '=', camp)
        .on(sql<boolean>`l.until > now()`),
    )
    .$if(matching !== null, (all) => all.where(sql<boolean>`r.id in (${matching})`))
    .$if(hasDonated !== undefined, (all) =>
      all.where(sql<boolean>`(r.last_donation_on is not null) = ${hasDonated}`),
    )
    .$if(outcomes.length > 0, (all) =>
      all.where(sql<boolean>`coalesce(k.outcome, 'notCalled') = any (${outcomes})`),
    )
    .select(['r.id', 'r.number', 'r.name', 'r.name_latin as nameLatin', 'r.relative_kind as relativeKind'])
    .select(['r.relative_name as relativeName', 'r.gender', 'r.birth_date as birthDate', 'r.phone'])
    .select(['r.is_birth_estimated as isBirthEstimated', 'c.name as centreName', 'r.photo_id as photo'])
    .select(['r.donation_count as donations', 'r.last_donation_on as lastDonationOn'])
    .select(knownGroup.as('bloodGroup'))
    .select(sql<CalledDonor['outcome']>`k.outcome`.as('outcome'))
    .select(sql<string>`coalesce(k.note, '')`.as('note'))
    .select('k.called_at as calledAt')
    .select(sql<string>`coalesce(k.called_by_name, '')`.as('calledByName'))
    .select(
      sql<CalledDonor['claim']>`case when l.id is not null
        then jsonb_build_object('name', l.user_name, 'isMine', l.user_id = context_user()) end`.as('claim'),
    );
  const order = {
    by: {
      name: sql`lower(coalesce(nullif(r.name_latin, ''), r.name))`,
      lastDonationOn: sql`coalesce(r.last_donation_on, '-infinity'::date)`,
    },
    groups: { isCalled: sql`k.outcome is not null` },
    id: sql`r.id`,
  };
  return listOf(found.$castTo<CalledDonor>(), order, { ...query, group: 'isCalled' });
}

export async function saveCall(
  tx: Tx,
  call: {
    area: string;
    centre: string;
    camp: string;
    donor: string;
    outcome: CampCallOutcome;
    note: string;
    by: string;
  },
): Promise<void> {
  await tx
    .insertInto('blood_call')
    .values({
      area_id: call.area,
      id: newId(),
      centre_id: call.centre,
      camp_id: call.camp,
      donor_id: call.donor,
      outcome: call.outcome,
      note: call.note,
      called_by_name: call.by,
    })
    .onConflict((conflict) =>
      conflict.constraint('blood_call_once').doUpdateSet({
        outcome: call.outcome,
        note: call.note,
        called_by_name: call.by,
        called_at: sql<string>`now()`,
      }),
    )
    .execute();
}

export async function deleteCall(tx: Tx, { camp, donor }: { camp: string; donor: string }): Promise<void> {
  await tx.deleteFrom('blood_call').where('camp_id', '=', camp).where('donor_id', '=', donor).execute();
}

/** The call that is noted; null: none. */
export async function findCall(
  tx: Tx,
  { camp, donor }: { camp: string; donor: string },
): Promise<{ calledAt: string; calledByName: string } | null> {
  const found = await tx
    .selectFrom('blood_call')
    .select(['called_at as calledAt', 'called_by_name as calledByName'])
    .where('camp_id', '=', camp)
    .where('donor_id', '=', donor)
    .executeTakeFirst();
  return found ?? null;
}

/** Null: there is no such donor for this user. */
export async function readMayBeCalled(tx: Tx, donor: string): Promise<boolean | null> {
  const found = await tx
    .selectFrom('blood_donor')
    .select('may_be_called')
    .where('id', '=', donor)
    .where('merged_into', 'is', null)
    .executeTakeFirst();
  return found?.may_be_called ?? null;
}

import type { donorFilter } from '@sewa/contract/blood-donation/donors';
import type { RuleSet } from '@sewa/contract/blood-donation/rules/rule-set';
import { type FilterOf, valuesOf } from '@sewa/contract/kernel/resource/paging';
import { dayAfter } from '@sewa/contract/kernel/values/days';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { isEmpty } from '../../../platform/resource/presence.queries.ts';
import { matchingRows } from '../../../platform/search/matching-rows.ts';
import { eligibilityOn } from '../rules/eligibility.queries.ts';
import { donorSource } from './search-source.queries.ts';

interface DonorRequest {
  q?: string | undefined;
  filter?: FilterOf<z.output<typeof donorFilter>> | undefined;
  rules: RuleSet;
  today: string;
}

const WELCOME_DAYS = 7;

/** The living records that a list, an export or a print is about. */
export async function donorsMatching(tx: Tx, { q = '', ...request }: DonorRequest) {
  const filtered = donorsFiltered(tx, request);
  if (q === '') return filtered;
  const rows = await matchingRows(tx, { source: donorSource, text: q });
  return filtered.where(sql<boolean>`r.id in (${rows})`);
}

export function donorsFiltered(tx: Tx, { filter = {}, rules, today }: Omit<DonorRequest, 'q'>) {
  const { centre, gender, bloodGroup, eligibility, mayBeCalled, language, minAge, maxAge } = filter;
  const { lastDonationFrom, lastDonationTo, isWelcomeAgain, empty, filled } = filter;
  return tx
    .selectFrom('blood_donor as r')
    .where('r.merged_into', 'is', null)
    .$if(centre !== undefined, (all) => all.where('r.centre_id', 'in', valuesOf(centre)))
    .$if(gender !== undefined, (all) => all.where('r.gender', 'in', valuesOf(gender)))
    .$if(bloodGroup !== undefined, (all) =>
      all.where(sql<boolean>`${knownGroup} = any (${valuesOf(bloodGroup)})`),
    )
    .$if(eligibility !== undefined, (all) =>
      all.where(sql<boolean>`${eligibilityOn(rules, today)} = any (${valuesOf(eligibility)})`),
    )
    .$if(mayBeCalled !== undefined, (all) => all.where('r.may_be_called', '=', mayBeCalled ?? true))
    .$if(language !== undefined, (all) => all.where('r.language', 'in', valuesOf(language)))
    .$if(minAge !== undefined, (all) => all.where('r.birth_date', '<=', yearsBefore(today, minAge ?? 0)))
    .$if(maxAge !== undefined, (all) => all.where('r.birth_date', '>', yearsBefore(today, (maxAge ?? 0) + 1)))
    .$if(lastDonationFrom !== undefined, (all) =>
      all.where('r.last_donation_on', '>=', lastDonationFrom ?? ''),
    )
    .$if(lastDonationTo !== undefined, (all) => all.where('r.last_donation_on', '<=', lastDonationTo ?? ''))
    .$if(isWelcomeAgain !== undefined, (all) =>
      all.where(sql<boolean>`${welcomeAgain(today)} = ${isWelcomeAgain}`),
    )
    .$call((all) =>
      valuesOf(empty).reduce((rows, field) => rows.where(isEmpty(optional[field], 'empty')), all),
    )
    .$call((all) =>
      valuesOf(filled).reduce((rows, field) => rows.where(isEmpty(optional[field], 'filled')), all),
    );
}

/** The tested group counts; what the donor says only where nobody tested. */
export const knownGroup = sql<string>`coalesce(nullif(r.confirmed_group, ''), r.blood_group)`;

function welcomeAgain(today: string) {
  return sql<boolean>`coalesce(r.deferral_kind = 'until'
    and r.welcome_from between ${dayAfter(today, 1 - WELCOME_DAYS)}::date and ${today}::date, false)`;
}

const optional: Readonly<Record<string, RawBuilder<unknown>>> & Record<OptionalField, RawBuilder<unknown>> = {
  phone: sql`r.phone`,
  photo: sql`r.photo_id`,
  consentOn: sql`r.consent_on`,
  sewadar: sql`r.sewadar_id`,
  confirmedGroup: sql`r.confirmed_group`,
  weight: sql`r.weight`,
};
type OptionalField = 'phone' | 'photo' | 'consentOn' | 'sewadar' | 'confirmedGroup' | 'weight';

function yearsBefore(today: string, years: number) {
  return sql<string>`(${today}::date - make_interval(years => ${years}))::date`;
}

import { type Donor, donors } from '@sewa/contract/blood-donation/donors';
import { sql } from 'kysely';
import { centreName } from '../../../platform/resource/lookups.queries.ts';
import { resourceRows } from '../../../platform/resource/resource-rows.queries.ts';

/** How donors are stored. A field with a column of its own name needs no line here. */
export const storedDonors = resourceRows(donors, {
  table: 'blood_donor',
  columns: {},
  extra: {
    number: sql<number>`r.number`,
    // Judged by whoever shows the row (donor-standing.ts of the contract): it takes the rules of the area and the day.
    eligibility: sql<Donor['eligibility']>`'never'`,
    eligibleFrom: sql<string | null>`null::date`,
    eligibilityReason: sql<Donor['eligibilityReason']>`''`,
    deferralKind: sql<Donor['deferralKind']>`r.deferral_kind`,
    deferralReason: sql<Donor['deferralReason']>`r.deferral_reason`,
    welcomeFrom: sql<string | null>`r.welcome_from`,
    donations: sql<number>`r.donation_count`,
    lastDonationOn: sql<string | null>`r.last_donation_on`,
    // Who never gave has stated nothing either: the function is spared where it can find nothing.
    statedDonationOn: sql<
      string | null
    >`case when r.last_donation_on is not null then blood_stated_donation(r.area_id, r.id) end`,
    consentText: sql<string>`r.consent_text`,
    sewadarName: sql<
      string | null
    >`(select s.name from sewadar s where s.area_id = r.area_id and s.id = r.sewadar_id)`,
    centreName,
    photo: sql<string | null>`r.photo_id`,
    mergedInto: sql<string | null>`r.merged_into`,
  },
  order: {
    name: sql`lower(coalesce(nullif(r.name_latin, ''), r.name))`,
    number: sql`r.number`,
    // Who never gave comes before the first donation.
    lastDonationOn: sql`coalesce(r.last_donation_on, '-infinity'::date)`,
    donations: sql`r.donation_count`,
  },
});

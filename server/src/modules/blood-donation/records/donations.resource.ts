import { type Donation, type DonationFields, donations } from '@sewa/contract/blood-donation/donations';
import { bagVolumes } from '@sewa/contract/blood-donation/enums';
import { standingFindings } from '@sewa/contract/blood-donation/rules/eligibility';
import { isJudgedAnew, judgePaper } from '@sewa/contract/blood-donation/rules/judge-paper';
import { knownOnDay } from '@sewa/contract/blood-donation/rules/known-on-day';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { meets, right } from '@sewa/contract/kernel/rights/requirement';
import { type RawBuilder, sql } from 'kysely';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { centreName } from '../../../platform/resource/lookups.queries.ts';
import { serveResource } from '../../../platform/resource/serve-resource.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { forgetSeen, noteSeen } from '../donors/donors.queries.ts';
import { getDonor } from '../donors/donors.ts';
import { banksAt } from '../floor/floor-records.queries.ts';
import { findingRefusal, ruleRefusal } from '../rules/rule-refusal.ts';
import { rulesInForce } from '../rules/rules.queries.ts';
import {
  daysGiven,
  deferralsOf,
  endVisitOf,
  type GuestFacts,
  hasBank,
  isBagUsed,
  lockGuest,
  renameStartedBag,
} from './donations.queries.ts';
import { campForRecord, donorForRecord } from './record-places.ts';
import { seenValues } from './seen-values.ts';

const medical = right('BLOOD_DONATION.CAMP', 'medical');

/** What a decision saw is one structure in the database, and fields here. */
const seen = (name: string) => ({
  read: sql<number | null>`(r.seen ->> ${sql.lit(name)})::float8` as RawBuilder<number | null>,
});

export function donationResource(needs: BloodNeeds) {
  return serveResource(donations, {
    table: 'blood_donation',
    columns: {
      donor: { column: 'donor_id', read: sql<string>`r.donor_id` },
      weight: seen('weight'),
      haemoglobin: seen('haemoglobin'),
      systolic: seen('systolic'),
      diastolic: seen('diastolic'),
      pulse: seen('pulse'),
      temperature: seen('temperature'),
    },
    extra: {
      donorName: sql<
        string | null
      >`(select d.name from blood_donor d where d.area_id = r.area_id and d.id = r.donor_id)`,
      donorNumber: sql<
        number | null
      >`(select d.number from blood_donor d where d.area_id = r.area_id and d.id = r.donor_id)`,
      campName: sql<
        string | null
      >`(select c.name from blood_camp c where c.area_id = r.area_id and c.id = r.camp_id)`,
      bankName: sql<
        string | null
      >`(select b.name from blood_bank b where b.area_id = r.area_id and b.id = r.bank_id)`,
      centreName,
      ruleVersion: sql<number>`r.rule_version`,
      recordedByName: sql<string>`r.recorded_by_name`,
    },
    search: ['bagNumber', 'segment', 'place'],
    filters: {
      centre: (value) => sql<boolean>`r.centre_id = any (${[value].flat()}::uuid[])`,
      isAtCamp: (value) => sql<boolean>`(r.camp_id is not null) = ${value}`,
      hasNoGroup: (value) => sql<boolean>`(r.blood_group = '') = ${value}`,
    },
    hooks: {
      beforeSave: async (tx, { who, id, fields, current }) => {
        assertWhole(fields, needs.today());
        if (current && current.donor !== fields.donor)
          throw new PortalError('BAD_REFERENCE', { fields: { donor: 'fixed' } });
        const guest = await guestOf(tx, { id, fields, current });
        const { centre } = guest ?? (await donorForRecord(tx, fields.donor));
        const campCentre = await campForRecord(tx, fields);
        if (current && current.camp !== fields.camp) await campForRecord(tx, current);
        if (fields.bank !== null && !(await hasBank(tx, fields.bank)))
          throw new PortalError('BAD_REFERENCE', { fields: { bank: 'unknown' } });
        const isSameBank = current && current.bank === fields.bank && current.camp === fields.camp;
        if (fields.camp !== null && fields.bank !== null && !isSameBank) {
          // A record stays as it is where the bank was taken off the camp later.
          const banks = await banksAt(tx, fields.camp);
          if (!banks.includes(fields.bank))
            throw new PortalError('BANK_NOT_AT_CAMP', { fields: { bank: 'unknown' } });
        }
        const ruleVersion = await assertAllowed(tx, { who, id, fields, current, guest });
        return {
          columns: {
            centre_id: centre,
            camp_centre_id: campCentre,
            rule_version: ruleVersion,
            seen: seenValues(fields),
            ...(current
              ? {}
              : { device: await needs.device(tx), recorded_by: who.userId, recorded_by_name: who.name }),
          },
        };
      },
      afterSave: async (tx, { id, fields, current }) => {
        await noteSeen(tx, { donation: id, ...enteredNow(fields, current) });
        if (current === null || isSameBag(fields, current)) return;
        const to = fields.camp === current.camp ? fields.bagNumber : '';
        await renameStartedBag(tx, { donation: id, from: current.bagNumber, to });
      },
      beforeRemove: async (tx, { current }) => {
        await campForRecord(tx, current);
        await renameStartedBag(tx, { donation: current.id, from: current.bagNumber, to: '' });
        await forgetSeen(tx, current.id);
        await endVisitOf(tx, current.id);
      },
    },
  });

  /** The version of the rules that allowed it. What happened elsewhere is recorded as it was; our camps keep the rules. */
  async function assertAllowed(
    tx: Tx,
    { who, id, fields, current, guest }: Saved & { who: Who; guest: GuestFacts | null },
  ): Promise<number> {
    const { donor, day, camp, bagNumber } = fields;
    if (!isSameBag(fields, current) && (await isBagUsed(tx, { camp, bagNumber, except: id })))
      throw new PortalError('BAG_TAKEN', { fields: { bagNumber: 'taken' } });
    if (current !== null && !isJudgedAnew(current, fields)) return current.ruleVersion;
    const { isSameDay, facts } = guest ? ofGuest(guest) : await ofDonor(tx, { donor, day, except: id });
    if (isSameDay) throw new PortalError('DONATED_THAT_DAY', { fields: { day: 'taken' } });
    const rules = await rulesInForce(tx);
    if (camp === null) return rules.version;
    const findings = judgePaper(fields, facts, rules);
    const forbidden = fields.overridden.filter((rule) => !rules.overridable.includes(rule));
    if (forbidden.length > 0 || (fields.overridden.length > 0 && !meets(medical, who)))
      throw ruleRefusal('OVERRIDE_REFUSED', forbidden.length > 0 ? forbidden : fields.overridden);
    const standing = standingFindings(findings, fields.overridden);
    if (standing.length > 0) throw findingRefusal('DONATION_REFUSED', standing);
    return rules.version;
  }

  async function ofDonor(
    tx: Tx,
    { donor, day, except }: { donor: string; day: string; except: string },
  ): Promise<KnownOnDay> {
    const person = await getDonor(tx, donor, needs.today());
    const { recorded, stated } = await daysGiven(tx, { donor, except });
    const given = stated === null ? recorded : [...recorded, stated];
    const deferrals = await deferralsOf(tx, donor);
    return { isSameDay: recorded.includes(day), facts: knownOnDay(person, { given, deferrals }, day) };
  }
}

interface KnownOnDay {
  /** A donation of the day is recorded already. */
  isSameDay: boolean;
  facts: Parameters<typeof judgePaper>[1];
}

function ofGuest({ gender, birthDate, before, after, isSameDay, deferrals }: GuestFacts): KnownOnDay {
  return {
    isSameDay,
    facts: { gender, birthDate, lastDonationOn: before, nextDonationOn: after, deferrals },
  };
}

interface Saved {
  id: string;
  fields: DonationFields;
  current: Donation | null;
}

/** Who gave at a camp in sight and is of a centre out of it: the camp corrects what it recorded. Null: anybody else. */
async function guestOf(tx: Tx, { id, fields, current }: Saved): Promise<GuestFacts | null> {
  if (current === null || current.camp === null || current.camp !== fields.camp) return null;
  return lockGuest(tx, { donation: id, day: fields.day });
}

function isSameBag({ camp, bagNumber }: DonationFields, current: Donation | null): boolean {
  return current !== null && current.camp === camp && current.bagNumber === bagNumber;
}

/** What this save says about the donor. The floor copies the stated group, which no other correction makes a tested one. */
function enteredNow({ weight, bloodGroup }: DonationFields, current: Donation | null) {
  return {
    weight: weight === current?.weight ? null : weight,
    bloodGroup: bloodGroup === current?.bloodGroup ? '' : bloodGroup,
  };
}

/** A complete donation fills a bag; a day to come has none yet; deciding against a rule takes a reason. */
function assertWhole(fields: DonationFields, today: string): void {
  if (fields.day > today) throw new PortalError('VALIDATION', { fields: { day: because('inFuture') } });
  if (fields.outcome === 'complete' && !bagVolumes.some((volume) => volume === fields.volume))
    throw new PortalError('VALIDATION', { fields: { volume: because('bagVolume') } });
  if (fields.overridden.length > 0 && fields.overrideReason === '')
    throw new PortalError('VALIDATION', { fields: { overrideReason: because('missing') } });
}

import type { floor } from '@sewa/contract/blood-donation/floor/floor';
import { queueText } from '@sewa/contract/blood-donation/floor/floor-rules';
import { judgeDonor, judgeVitals, standingFindings } from '@sewa/contract/blood-donation/rules/eligibility';
import type { RuleName } from '@sewa/contract/blood-donation/rules/rule-set';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { isBagUsed } from '../records/donations.queries.ts';
import { findingRefusal } from '../rules/rule-refusal.ts';
import { assertMeasuredThatDay, donorOf, factsFor, vitalsOf } from './donor-facts.ts';
import { banksAt, insertDonation, noteReaction, type Reaction } from './floor-records.queries.ts';
import { type ActScene, takeStep } from './take-step.ts';
import { findOnBed, lockBeds } from './visits.queries.ts';

export function startDonation(needs: BloodNeeds): Handler<typeof floor.start> {
  return (tx, call) =>
    takeStep(tx, call, {
      act: 'start',
      station: 'bed',
      needs,
      work: async (scene) => {
        const { visit, camp, at } = scene;
        const { bed, volume, bagNumber, segment } = call.body;
        const day = needs.today(new Date(at));
        if (bed > camp.beds)
          throw new PortalError('FLOOR_NO_BED', {
            fields: { bed: 'unknown' },
            words: () => ({ beds: String(camp.beds) }),
          });
        await assertMeasuredThatDay(scene, needs);
        // The lock first: what is read after it is sent behind it.
        const [, other, isUsed] = await Promise.all([
          lockBeds(tx, camp.id),
          findOnBed(tx, camp.id, bed),
          isBagUsed(tx, { camp: camp.id, bagNumber }),
        ]);
        if (other)
          throw new PortalError('FLOOR_BED_TAKEN', {
            fields: { bed: 'taken' },
            words: () => ({ bed: String(bed), number: queueText(other.number) }),
          });
        if (isUsed) throw new PortalError('BAG_TAKEN', { fields: { bagNumber: 'taken' } });
        const [bank, { facts, rules }] = await Promise.all([
          bankOf(tx, camp.id, call.body.bank),
          factsFor(scene, day),
        ]);
        const findings = [
          ...judgeDonor(facts, rules, day),
          ...judgeVitals(vitalsOf(visit.vitals), rules, volume),
        ];
        const standing = standingFindings(findings, visit.overridden as RuleName[]);
        if (standing.length > 0) throw findingRefusal('DONATION_REFUSED', standing);
        return {
          bagNumber,
          change: {
            bed,
            volume,
            bag_number: bagNumber,
            segment,
            bank_id: bank,
            started_at: at,
            rule_version: rules.version,
          },
        };
      },
    });
}

export function finishDonation(needs: BloodNeeds): Handler<typeof floor.finish> {
  return (tx, call) =>
    takeStep(tx, call, {
      act: 'finish',
      station: 'bed',
      needs,
      work: (scene) =>
        recordDonation(scene, needs, { ...call.body, outcome: 'complete', volume: scene.visit.volume ?? 0 }),
    });
}

export function stopDonation(needs: BloodNeeds): Handler<typeof floor.stop> {
  return (tx, call) =>
    takeStep(tx, call, {
      act: 'stop',
      station: 'bed',
      needs,
      work: async (scene) => {
        const full = scene.visit.volume;
        if (full !== null && call.body.volume >= full)
          throw new PortalError('FLOOR_VOLUME_FULL', {
            fields: { volume: because('big', full - 1) },
            words: () => ({ volume: String(full) }),
          });
        return recordDonation(scene, needs, { ...call.body, outcome: 'incomplete' });
      },
    });
}

/** The named bank, which must be of the camp. Who names none means the only one; of several nobody guesses. */
async function bankOf(tx: Tx, camp: string, named: string | undefined): Promise<string | null> {
  const banks = await banksAt(tx, camp);
  if (named === undefined) return banks.length === 1 ? (banks[0] ?? null) : null;
  if (!banks.includes(named)) throw new PortalError('BANK_NOT_AT_CAMP', { fields: { bank: 'unknown' } });
  return named;
}

async function recordDonation(
  scene: ActScene,
  needs: BloodNeeds,
  given: { outcome: 'complete' | 'incomplete'; volume: number; reaction: Reaction; care: string },
) {
  const { tx, who, area, camp, visit, at } = scene;
  const day = dayOfDonation(scene, needs);
  const [{ facts, rules }, bank, device] = await Promise.all([
    factsFor(scene, day),
    visit.bank ?? bankOf(tx, camp.id, undefined),
    needs.device(tx),
  ]);
  const id = newId();
  await insertDonation(tx, {
    area,
    id,
    centre: facts.centre,
    donor: donorOf(visit.donor),
    camp: camp.id,
    campCentre: camp.centre,
    bank,
    device,
    visit,
    day,
    outcome: given.outcome,
    volume: given.volume,
    bloodGroup: facts.bloodGroup,
    reaction: given.reaction,
    care: given.care,
    ruleVersion: visit.ruleVersion ?? rules.version,
    by: { id: who.userId, name: who.name },
  });
  return { change: { donation_id: id, ended_at: at, bed_cleaned_at: null } };
}

/** The day on which it began, whenever the donor was registered. What is given after the camp's last day counts for that day. */
function dayOfDonation({ camp, visit, at }: ActScene, { today }: BloodNeeds): string {
  const day = today(new Date(visit.startedAt ?? at));
  const isLate = day > camp.lastDay;
  return isLate ? camp.lastDay : day;
}

/** Rested and gone home; a reaction during the rest belongs to the donation. */
export function leaveCamp(needs: BloodNeeds): Handler<typeof floor.leave> {
  return (tx, call) =>
    takeStep(tx, call, {
      act: 'leave',
      station: 'rest',
      needs,
      work: async ({ visit, at }) => {
        const { reaction, care } = call.body;
        const isNoted = (reaction !== 'none' || care !== '') && visit.donation !== null;
        const before = isNoted ? await noteReaction(tx, visit.donation ?? '', { reaction, care }) : null;
        return { change: { left_at: at }, before: before === null ? {} : { donation: before } };
      },
    });
}

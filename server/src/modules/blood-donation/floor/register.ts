import { consentVersions, currentConsent } from '@sewa/contract/blood-donation/consent';
import { donorFields } from '@sewa/contract/blood-donation/donors';
import type { floor } from '@sewa/contract/blood-donation/floor/floor';
import { queueText } from '@sewa/contract/blood-donation/floor/floor-rules';
import type { NewDonorFields } from '@sewa/contract/blood-donation/floor/floor-visit';
import { judgeRecord } from '@sewa/contract/blood-donation/rules/eligibility';
import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { areaOf } from '../../../platform/access/area-of.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { momentOf } from '../../../platform/http/device-time.rules.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { seriesWithin } from '../../../platform/numbers/number-series.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { insertDonor } from '../donors/donors.ts';
import { queueNumbers, takeDeviceNumber } from '../number-series.ts';
import { findingRefusal } from '../rules/rule-refusal.ts';
import { rulesInForce } from '../rules/rules.queries.ts';
import { findAlike, findByCard } from './comers.ts';
import { lockFacts, noteOnDonor } from './floor-donors.queries.ts';
import { shownVisit } from './shown-visits.ts';
import { findStep, insertStep } from './steps.queries.ts';
import { assertCampDay, openCamp } from './take-step.ts';
import { findInLine, insertVisit, lockVisit } from './visits.queries.ts';

/**
 * As long as a tablet waits for the answer (`PATIENCE_MS` of the outbox): after that the donor was told that they are
 * registered.
 */
const ATTENDED_MS = 3_000;

/** A donor comes: in the line with a number, unless a rule that nobody overrides speaks against it. */
export function registerVisit(needs: BloodNeeds): Handler<typeof floor.register> {
  return async (tx, { who, params, body, sentAt }) => {
    const now = new Date();
    const moment = momentOf(body.at, now, sentAt);
    const at = moment.toISOString();
    // What waited on a tablet was done on its own day.
    const day = needs.today(moment);
    const [camp, visit, done, device] = await Promise.all([
      openCamp(tx, params.id),
      lockVisit(tx, params.id, body.visit),
      findStep(tx, body.id),
      needs.device(tx),
    ]);
    if (visit !== null || done !== null)
      return shownVisit(tx, who, { camp: params.id, visit: body.visit, needs });
    assertCampDay(camp, day);
    assertPast(body.statedDonationOn, day);
    if (!consentVersions.some((one) => one === body.consentText))
      throw new PortalError('VALIDATION', { fields: { consentText: because('missing') } });
    const area = areaOf(who);
    const donor = await donorOf(tx, body.who, {
      camp: { ...camp, id: params.id },
      area,
      device,
      day,
      isAttended: now.getTime() - moment.getTime() < ATTENDED_MS,
    });
    // Other registrations wait for the counters until the end of this one: few round trips, and the number last.
    const [known, inLine, rules, number] = await Promise.all([
      lockFacts(tx, { camp: params.id, donor, day }),
      findInLine(tx, params.id, donor),
      rulesInForce(tx),
      takeDeviceNumber(tx, seriesWithin(queueNumbers, params.id), device),
    ]);
    if (!known) throw new PortalError('BAD_REFERENCE', { fields: { donor: 'unknown' } });
    if (known.mergedInto !== null) throw new PortalError('RECORD_CLOSED', { fields: { donor: 'closed' } });
    const stated = laterDonation(body.statedDonationOn, known.lastDonationOn);
    const facts = stated === null ? known : { ...known, lastDonationOn: stated };
    if (inLine)
      throw new PortalError('FLOOR_IN_LINE', { words: () => ({ number: queueText(inLine.number) }) });
    if (facts.gaveToday) throw new PortalError('DONATED_THAT_DAY');
    const fixed = judgeRecord(facts, rules, day).filter(({ isOverridable }) => !isOverridable);
    if (fixed.length > 0) throw findingRefusal('FLOOR_NOT_ELIGIBLE', fixed);
    const inserting = insertVisit(tx, {
      area,
      id: body.visit,
      camp: params.id,
      centre: camp.centre,
      donor,
      number,
      device,
      day,
      at,
      by: who.name,
      consentText: body.consentText,
      signature: body.signature,
    });
    const note = {
      consent_on: day,
      consent_text: body.consentText,
      ...(stated === null ? {} : { stated_donation_on: stated }),
    };
    const [, noted] = await Promise.all([inserting, noteOnDonor(tx, { camp: params.id, donor, note })]);
    const stepping = insertStep(tx, {
      area,
      id: body.id,
      centre: camp.centre,
      camp: params.id,
      visit: body.visit,
      act: 'register',
      station: 'registration',
      desk: body.desk,
      from: 0,
      to: 1,
      at,
      waitedSeconds: 0,
      device,
      user: { id: who.userId, name: who.name },
      before: { noted, hasMadeDonor: 'newDonor' in body.who },
    });
    const showing = shownVisit(tx, who, { camp: params.id, visit: body.visit, needs });
    const [, shown] = await Promise.all([stepping, showing]);
    return shown;
  };
}

function assertPast(statedDonationOn: string | null, day: string): void {
  if (statedDonationOn !== null && statedDonationOn > day)
    throw new PortalError('VALIDATION', { fields: { statedDonationOn: because('inFuture') } });
}

/** What the donor adds to the record; null where nothing is said, or nothing later than what is known. */
function laterDonation(stated: string | null, known: string | null): string | null {
  return stated !== null && (known === null || stated > known) ? stated : null;
}

type Comer =
  | { donor: string }
  | { code: string }
  | { newDonor: NewDonorFields; donorId: string; isSomebodyElse: boolean };

async function donorOf(
  tx: Tx,
  comer: Comer,
  registration: {
    camp: { id: string; centre: string };
    area: string;
    device: number;
    day: string;
    /** Somebody waits for the answer, and can be asked. */
    isAttended: boolean;
  },
): Promise<string> {
  const { camp, area, device, day, isAttended } = registration;
  if ('donor' in comer) return comer.donor;
  if ('code' in comer) {
    const [found] = await findByCard(tx, camp.id, comer.code);
    if (found === undefined) throw new PortalError('FLOOR_NO_CARD');
    return found;
  }
  const { donorId, isSomebodyElse } = comer;
  const { statedDonationOn, ...newDonor } = comer.newDonor;
  if (newDonor.birthDate > day)
    throw new PortalError('VALIDATION', { fields: { birthDate: because('inFuture') } });
  assertPast(statedDonationOn, day);
  // What waited is kept; where a laptop hands it in, it is listed as a likely duplicate.
  if (isAttended && !isSomebodyElse) await assertUnlike(tx, camp.id, comer.newDonor);
  await insertDonor(tx, {
    area,
    id: donorId,
    device,
    consentText: currentConsent,
    statedDonationOn,
    fields: {
      ...emptyFields(donorFields),
      ...newDonor,
      centre: camp.centre,
      relativeKind: 'father',
      consentOn: day,
    },
  });
  return donorId;
}

/** A deferral is not left behind by coming as somebody new. */
async function assertUnlike(tx: Tx, camp: string, newDonor: NewDonorFields): Promise<void> {
  const [alike] = await findAlike(tx, camp, newDonor);
  if (alike)
    throw new PortalError('FLOOR_ALIKE', {
      words: () => ({ name: alike.name, number: String(alike.number) }),
    });
}

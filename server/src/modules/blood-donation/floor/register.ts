import { consentVersions, currentConsent } from '@sewa/contract/blood-donation/consent';
import { donorFields } from '@sewa/contract/blood-donation/donors';
import type { floor } from '@sewa/contract/blood-donation/floor/floor';
import { queueText } from '@sewa/contract/blood-donation/floor/floor-rules';
import type { FoundDonor, NewDonorFields } from '@sewa/contract/blood-donation/floor/floor-visit';
import { judgeDonor } from '@sewa/contract/blood-donation/rules/eligibility';
import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { phoneSchema } from '@sewa/contract/kernel/values/phone';
import { areaOf } from '../../../platform/access/area-of.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { momentOf } from '../../../platform/http/device-time.rules.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { seriesWithin } from '../../../platform/numbers/number-series.ts';
import { searchPeople } from '../../../platform/search/search-people.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { insertDonor } from '../donors/donors.ts';
import { donorSource } from '../donors/search-source.queries.ts';
import { queueNumbers, takeDeviceNumber } from '../number-series.ts';
import { findingRefusal } from '../rules/rule-refusal.ts';
import { rulesInForce } from '../rules/rules.queries.ts';
import { comersByIds, findGuestDonors, lockFacts, noteOnDonor, readFacts } from './floor-donors.queries.ts';
import { shownVisit } from './shown-visits.ts';
import { findStep, insertStep } from './steps.queries.ts';
import { openCamp } from './take-step.ts';
import { type FloorCamp, findInLine, insertVisit, lockVisit } from './visits.queries.ts';

const MAX_FOUND = 8;

/** A donor comes: in the line with a number, unless a rule that nobody overrides speaks against it. */
export function registerVisit(needs: BloodNeeds): Handler<typeof floor.register> {
  return async (tx, { who, params, body, sentAt }) => {
    const day = needs.today();
    const at = momentOf(body.at, new Date(), sentAt).toISOString();
    const [camp, visit, done, device] = await Promise.all([
      openCamp(tx, params.id),
      lockVisit(tx, params.id, body.visit),
      findStep(tx, body.id),
      needs.device(tx),
    ]);
    if (visit !== null || done !== null)
      return shownVisit(tx, who, { camp: params.id, visit: body.visit, needs });
    assertDay(camp, day);
    assertPast(body.statedDonationOn, day);
    if (!consentVersions.some((one) => one === body.consentText))
      throw new PortalError('VALIDATION', { fields: { consentText: because('missing') } });
    const area = areaOf(who);
    const donor = await donorOf(tx, body.who, { camp: { ...camp, id: params.id }, area, needs });
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
    const fixed = judgeDonor(facts, rules, day).filter(({ isOverridable }) => !isOverridable);
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
      user: { id: who.userId, name: who.name },
      before: { noted },
    });
    const showing = shownVisit(tx, who, { camp: params.id, visit: body.visit, needs });
    const [, shown] = await Promise.all([stepping, showing]);
    return shown;
  };
}

/** Nobody new comes after the last day. */
function assertDay({ firstDay, lastDay }: FloorCamp, day: string): void {
  if (day < firstDay || day > lastDay) throw new PortalError('FLOOR_CLOSED');
}

function assertPast(statedDonationOn: string | null, day: string): void {
  if (statedDonationOn !== null && statedDonationOn > day)
    throw new PortalError('VALIDATION', { fields: { statedDonationOn: because('inFuture') } });
}

/** What the donor adds to the record; null where nothing is said, or nothing later than what is known. */
function laterDonation(stated: string | null, known: string | null): string | null {
  return stated !== null && (known === null || stated > known) ? stated : null;
}

type Comer = { donor: string } | { code: string } | { newDonor: NewDonorFields; donorId: string };

async function donorOf(
  tx: Tx,
  comer: Comer,
  { camp, area, needs }: { camp: { id: string; centre: string }; area: string; needs: BloodNeeds },
): Promise<string> {
  if ('donor' in comer) return comer.donor;
  if ('code' in comer) {
    const [found] = await findByCard(tx, camp.id, comer.code);
    if (found === undefined) throw new PortalError('FLOOR_NO_CARD');
    return found;
  }
  const { donorId } = comer;
  const { statedDonationOn, ...newDonor } = comer.newDonor;
  if (newDonor.birthDate > needs.today())
    throw new PortalError('VALIDATION', { fields: { birthDate: because('inFuture') } });
  assertPast(statedDonationOn, needs.today());
  await insertDonor(tx, {
    area,
    id: donorId,
    device: await needs.device(tx),
    consentText: currentConsent,
    statedDonationOn,
    fields: {
      ...emptyFields(donorFields),
      ...newDonor,
      centre: camp.centre,
      relativeKind: 'father',
      consentOn: needs.today(),
    },
  });
  return donorId;
}

/** By the code of the card or the donor number in sight, and by card or whole phone elsewhere. */
async function findByCard(tx: Tx, camp: string, text: string): Promise<string[]> {
  const found = await searchPeople(tx, { source: donorSource, text, limit: 2 });
  const own = found.filter(({ cost }) => cost === 0).map(({ id }) => id);
  if (own.length === 1) return own;
  return own.length > 1 ? [] : findGuests(tx, camp, text);
}

async function findGuests(tx: Tx, camp: string, text: string): Promise<string[]> {
  const code = /^D[0-9A-Z]{9}$/i.test(text) ? text.toUpperCase() : '';
  const digits = text.replace(/\D/g, '');
  const phone = digits.length >= 10 ? (phoneSchema.safeParse(text).data ?? '') : '';
  if (code === '' && phone === '') return [];
  return findGuestDonors(tx, { camp, code, phone });
}

/** Who may be meant, with what speaks against a donation today. */
export function findComers(needs: BloodNeeds): Handler<typeof floor.find> {
  return async (tx, { params, query }) => {
    const day = needs.today();
    assertDay(await openCamp(tx, params.id, { isHeld: false }), day);
    if (query.q.length < 3) return [];
    const own = await searchPeople(tx, { source: donorSource, text: query.q, limit: MAX_FOUND });
    const ids = [...own.map(({ id }) => id), ...(await findGuests(tx, params.id, query.q))].slice(
      0,
      MAX_FOUND,
    );
    const rules = await rulesInForce(tx);
    const rows = await comersByIds(tx, params.id, ids);
    const found: FoundDonor[] = [];
    for (const row of rows) {
      const facts = await readFacts(tx, { camp: params.id, donor: row.id, day });
      if (!facts) throw notFound();
      const against = judgeDonor(facts, rules, day).filter(({ isOverridable }) => !isOverridable);
      found.push({
        ...row,
        lastDonationOn: facts.lastDonationOn,
        against: against.map(({ rule, limit }) => ({ rule, limit })),
      });
    }
    return found;
  };
}

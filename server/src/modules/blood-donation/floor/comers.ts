import type { floor } from '@sewa/contract/blood-donation/floor/floor';
import type { FoundDonor, NewDonorFields } from '@sewa/contract/blood-donation/floor/floor-visit';
import { judgeRecord } from '@sewa/contract/blood-donation/rules/eligibility';
import { phoneSchema } from '@sewa/contract/kernel/values/phone';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { searchPeople } from '../../../platform/search/search-people.ts';
import { contradict } from '../../people/public.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { alikeDonors } from '../donors/duplicates.ts';
import { donorSource } from '../donors/search-source.queries.ts';
import { rulesInForce } from '../rules/rules.queries.ts';
import { type ComerRow, comersByIds, findGuestDonors, readFacts } from './floor-donors.queries.ts';
import { assertCampDay, openCamp } from './take-step.ts';

const MAX_FOUND = 8;

/** Who may be meant, with what speaks against a donation today. */
export function findComers(needs: BloodNeeds): Handler<typeof floor.find> {
  return async (tx, { params, query }) => {
    const day = needs.today();
    assertCampDay(await openCamp(tx, params.id, { isHeld: false }), day);
    if (query.q.length < 3) return [];
    const own = await searchPeople(tx, { source: donorSource, text: query.q, limit: MAX_FOUND });
    const ids = [...own.map(({ id }) => id), ...(await findGuests(tx, params.id, query.q))].slice(
      0,
      MAX_FOUND,
    );
    return judgedComers(tx, { camp: params.id, rows: await comersByIds(tx, params.id, ids), day });
  };
}

/** Who may be meant by somebody new, before the consent is signed. */
export function findAlikeComers(needs: BloodNeeds): Handler<typeof floor.alike> {
  return async (tx, { params, body }) => {
    const day = needs.today();
    assertCampDay(await openCamp(tx, params.id, { isHeld: false }), day);
    return judgedComers(tx, { camp: params.id, rows: await findAlike(tx, params.id, body), day });
  };
}

/**
 * Donors with the phone of somebody new, or with the same name and about the same age. Of other centres by the phone
 * alone.
 */
export async function findAlike(tx: Tx, camp: string, newDonor: NewDonorFields): Promise<ComerRow[]> {
  const alike = await alikeDonors(tx, { ...newDonor, sewadar: null, except: null });
  const own = alike
    .filter(
      ({ reasons, birthDate }) =>
        reasons.includes('phone') ||
        (reasons.includes('name') && isAboutSameAge(birthDate, newDonor.birthDate)),
    )
    .slice(0, MAX_FOUND);
  const { phone } = newDonor;
  const guests = phone === '' ? [] : await findGuestDonors(tx, { camp, code: '', phone });
  const rows = await comersByIds(tx, camp, [...own.map(({ id }) => id), ...guests]);
  // A family may have one telephone. Ages at a camp are told, not read from a document.
  return rows.filter((row) => !contradict(newDonor, { ...row, isBirthEstimated: true }));
}

/** The floor asks for an age, which may be a year off. */
function isAboutSameAge(one: string | null, other: string): boolean {
  return one !== null && Math.abs(Number(one.slice(0, 4)) - Number(other.slice(0, 4))) <= 1;
}

/** By the code of the card or the donor number in sight, and by card or whole phone elsewhere. */
export async function findByCard(tx: Tx, camp: string, text: string): Promise<string[]> {
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

async function judgedComers(
  tx: Tx,
  { camp, rows, day }: { camp: string; rows: readonly ComerRow[]; day: string },
): Promise<FoundDonor[]> {
  const rules = await rulesInForce(tx);
  const found: FoundDonor[] = [];
  for (const row of rows) {
    const facts = await readFacts(tx, { camp, donor: row.id, day });
    if (!facts) throw notFound();
    const findings = judgeRecord(facts, rules, day);
    const against = findings.filter(({ isOverridable }) => !isOverridable);
    found.push({
      ...row,
      lastDonationOn: facts.lastDonationOn,
      against: against.map(({ rule, limit }) => ({ rule, limit })),
      isForDoctor: against.length < findings.length,
    });
  }
  return found;
}

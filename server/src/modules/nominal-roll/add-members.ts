import type { BodyOf } from '@sewa/contract/kernel/calls/endpoint';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { isWithin } from '@sewa/contract/nominal-roll/days';
import type { AddReason } from '@sewa/contract/nominal-roll/enums';
import type { AddResult, rollMembers } from '@sewa/contract/nominal-roll/members';
import { areaOf } from '../../platform/access/area-of.ts';
import type { Who } from '../../platform/access/who.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { refusalOf, warningsFor } from './add-member.rules.ts';
import {
  type FoundCandidate,
  findCandidates,
  holdCandidates,
  insertMembers,
  rollsTaking,
} from './candidates.queries.ts';
import { assertMembersOpen, assertPlaces } from './members.ts';
import { getLockedRoll } from './move-roll.ts';
import { findRules, type LockedRoll, touchMembers } from './rolls.queries.ts';

/** The sewadar on a scanned card; null where the text is none. Given by the module of the cards. */
export type ReadCard = (
  tx: Tx,
  text: string,
  today: string,
) => Promise<{ id: string; number: number } | null>;

interface AddNeeds {
  today(): string;
  readCard: ReadCard;
}

export function addMembers({ today, readCard }: AddNeeds): Handler<typeof rollMembers.add> {
  return async (tx, { who, params, body: { card, ...body } }) => {
    const scanned = card === undefined ? null : await readCard(tx, card, today());
    if (card !== undefined && scanned === null) throw new PortalError('SEWADAR_UNKNOWN');
    const numbers = scanned === null ? body.numbers : [...body.numbers, scanned.number];
    return addToRoll(tx, { who, id: params.id, body: { ...body, numbers } });
  };
}

async function addToRoll(
  tx: Tx,
  { who, id, body }: { who: Who; id: string; body: Asked & Pick<BodyOf<typeof rollMembers.add>, 'days'> },
): Promise<AddResult[]> {
  await holdCandidates(tx, body);
  const roll = await getLockedRoll(tx, id);
  assertMembersOpen(roll, who);
  const stay = body.days ?? { fromDay: roll.fromDay, toDay: roll.toDay };
  if (!isWithin(stay, roll))
    throw new PortalError('VALIDATION', { fields: { 'days.toDay': because('outsideRoll') } });
  return addSewadars(tx, { who, roll, stay, asked: body, replaces: null });
}

type Asked = Omit<BodyOf<typeof rollMembers.add>, 'days' | 'card'>;

interface Adding {
  who: Who;
  /** Locked, and open for changes by this user. */
  roll: LockedRoll;
  stay: { fromDay: string; toDay: string };
  /** Held before the roll was locked. */
  asked: Asked;
  replaces: string | null;
}

/** Everybody is judged alone, so that one refusal does not keep the others out. */
export async function addSewadars(
  tx: Tx,
  { who, roll, stay, asked, replaces }: Adding,
): Promise<AddResult[]> {
  const candidates = await findCandidates(tx, asked, { roll: roll.id, ...stay });
  const rules = await findRules(tx);

  const judged = candidates.map((one) => {
    const refusal = refusalOf(one);
    const warnings = refusal ? [] : warningsFor(one, stay, rules);
    return { one, refusal, warnings };
  });
  const going = judged.filter(
    ({ refusal, warnings }) => refusal === null && (warnings.length === 0 || asked.remark !== ''),
  );
  // Who takes the place of another needs none more.
  if (going.length > 0) assertPlaces(roll, going.length - (replaces === null ? 0 : 1));
  const added = await insertMembers(tx, {
    area: areaOf(who),
    centre: roll.centre,
    roll: roll.id,
    stay,
    role: asked.role,
    members: going.map(({ one, warnings }) => ({
      sewadar: one.id,
      remarks: warnings.length > 0 ? asked.remark : '',
    })),
    replaces,
  });
  if (added.size > 0) await touchMembers(tx, roll.id, who.userId);
  const taken = going.filter(({ one }) => !added.has(one.id)).map(({ one }) => one.id);
  const takenBy = await rollsTaking(tx, taken, stay);

  const results = judged.map(({ one, refusal, warnings }): AddResult => {
    const base = { number: one.number, sewadar: one.id, name: one.name, roll: null };
    if (refusal) return { ...base, outcome: 'refused', reasons: [refusal] };
    if (added.has(one.id)) return { ...base, outcome: 'added', reasons: warnings };
    if (warnings.length > 0 && asked.remark === '') return { ...base, outcome: 'warned', reasons: warnings };
    const overlap: AddReason = 'overlap';
    return { ...base, outcome: 'refused', reasons: [overlap], roll: takenBy.get(one.id) ?? null };
  });
  return [...results, ...unknownOf(asked, candidates)];
}

/** Numbers and ids that nobody in the user's sight has. */
function unknownOf({ numbers, sewadars }: Asked, found: readonly FoundCandidate[]): AddResult[] {
  const unknown = { name: '', outcome: 'unknown', reasons: [], roll: null } as const;
  const byNumber = [...new Set(numbers)].filter((number) => !found.some((one) => one.number === number));
  const byId = [...new Set(sewadars)].filter((id) => !found.some((one) => one.id === id));
  return [
    ...byNumber.map((number) => ({ ...unknown, number, sewadar: null, reasons: [] })),
    ...byId.map((id) => ({ ...unknown, number: null, sewadar: id, reasons: [] })),
  ];
}

import { type BadgeTypeValue, badgeTypeOf, mayUseBadgeType } from '@sewa/contract/badges/badge-rights';
import { badgeDaysProblem, usualDays } from '@sewa/contract/badges/badge-validity';
import type { badges } from '@sewa/contract/badges/badges';
import { categoriesOf, holderKindOf, usualCategory } from '@sewa/contract/badges/holders';
import type { BodyOf } from '@sewa/contract/kernel/calls/endpoint';
import { type ErrorCode, errorText } from '@sewa/contract/kernel/calls/errors';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { newId } from '@sewa/contract/kernel/values/ids';
import { areaOf } from '../../../platform/access/area-of.ts';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { lockSeries, takeNumbers } from '../../../platform/numbers/take-number.queries.ts';
import { candidateIdsOf } from './candidates.queries.ts';
import { daysRefusal } from './days-refusal.ts';
import { isEntitled } from './entitled.rules.ts';
import { findHolders, type Holder, holdHolders } from './holders.queries.ts';
import { expireOutdated, holdersWithBadge, insertBadges, type NewBadge } from './issue.queries.ts';
import { badgeNumbersOf } from './number-series.ts';
import type { RegistryNeeds } from './registry-needs.ts';

type Asked = BodyOf<typeof badges.issue>;

/** More would keep others waiting for a number. */
const maxAtOnce = 1_000;

/** One transaction: whoever cannot get a badge is named, and the numbers of the others follow each other. */
export function issueBadges({ today }: RegistryNeeds): Handler<typeof badges.issue> {
  return async (tx, { who, body, language }) => {
    const { type } = body;
    assertTypeOpen(who, type);
    const day = today();
    assertEntered(body, day);
    const ids = await askedFor(tx, { body, who, today: day });
    const kind = holderKindOf[type];
    await holdHolders(tx, kind, ids);
    // From here on nobody else gives a badge of this type: who has one stays known.
    await lockSeries(tx, badgeNumbersOf(type));
    await expireOutdated(tx, { kind, ids, type, today: day });
    const [holders, taken] = [await findHolders(tx, kind, ids), await holdersWithBadge(tx, { ids, type })];
    const judged = ids.flatMap((id) => {
      const holder = holders.get(id);
      // Out of this user's sight, as if it had not been named.
      if (!holder) return [];
      const made = newBadge(holder, { body, today: day });
      return [{ holder, made, code: refusalOf({ holder, made, type, today: day, taken }) }];
    });
    const granted = judged.filter(({ code }) => code === null);
    const first = await takeNumbers(tx, badgeNumbersOf(type), granted.length);
    const issued = granted.map(({ made }, place) => ({ ...made, number: first + place }));
    await insertBadges(tx, { area: areaOf(who), type, kind, by: who, badges: issued });
    return {
      done: issued.length,
      issued: issued.map(({ id, number, holder }) => ({ id, number, holder })),
      refused: judged.flatMap(({ holder, code }) =>
        code === null ? [] : [{ id: holder.id, name: holder.name, code, message: errorText(code, language) }],
      ),
    };
  };
}

function assertTypeOpen(who: Who, type: number): void {
  if (mayUseBadgeType(who.acl, type)) return;
  const { aclKey, requiredValue } = badgeTypeOf(type);
  throw new PortalError('FORBIDDEN', { data: { requirement: { key: aclKey, value: requiredValue } } });
}

/** What is wrong whoever gets the badge; a last day beyond that of a record is judged person by person. */
function assertEntered({ type, category, validFrom, validTo }: Asked, today: string): void {
  if (category !== undefined && !categoriesOf(type).includes(category))
    throw new PortalError('VALIDATION', { fields: { category: because('other') } });
  if (validTo === undefined) return;
  const days = { validFrom: validFrom ?? today, validTo };
  const problem = badgeDaysProblem({ type, days, own: { from: null, to: null }, today });
  if (problem) throw daysRefusal(problem, type);
}

async function askedFor(
  tx: Tx,
  { body, who, today }: { body: Asked; who: Who; today: string },
): Promise<string[]> {
  const { selection, type } = body;
  if ('ids' in selection) return [...new Set(selection.ids)].sort();
  const { q, filter } = selection;
  const ids = await candidateIdsOf(tx, type, { q, filter, who, today, most: maxAtOnce });
  if (ids.length > maxAtOnce) throw new PortalError('TOO_MANY_AT_ONCE');
  return ids;
}

/** A badge as it would be issued, still without its number. */
function newBadge(holder: Holder, { body, today }: { body: Asked; today: string }): NewBadge {
  const own = { from: holder.ownFrom, to: holder.ownTo };
  const usual = usualDays(body.type, body.validFrom ?? today, own);
  return {
    id: newId(),
    number: 0,
    holder: holder.id,
    centre: holder.centre,
    category: body.category ?? usualCategory(body.type, own),
    department: body.department ?? holder.department,
    validFrom: body.validFrom ?? usual.validFrom,
    validTo: body.validTo ?? usual.validTo,
    replaces: null,
  };
}

function refusalOf(judged: {
  holder: Holder;
  made: NewBadge;
  type: BadgeTypeValue;
  today: string;
  taken: ReadonlySet<string>;
}): ErrorCode | null {
  const { holder, made, type, today, taken } = judged;
  if (!isEntitled(holder, type, today)) return 'BADGE_NOT_ENTITLED';
  if (taken.has(holder.id)) return 'BADGE_EXISTS';
  const own = { from: holder.ownFrom, to: holder.ownTo };
  const problem = badgeDaysProblem({ type, days: made, own, today });
  // The entered last day is before the first day of the record.
  if (problem === 'endsBeforeItBegins') return 'BADGE_BEFORE_OWN';
  return problem && daysRefusal(problem, type).code;
}

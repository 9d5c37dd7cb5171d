import { errorText } from '@sewa/contract/kernel/calls/errors';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import type { renewals } from '@sewa/contract/oae/renewals';
import { areaOf } from '../../../platform/access/area-of.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { renewalProblemOf } from '../members/member.rules.ts';
import type { OaeNeeds } from '../members/members.ts';
import { changeMember, lockMember, lockNamed } from '../members/save-member.ts';
import { refusalOf } from './renewal.rules.ts';
import { endWaitingRenewals } from './renewal-lines.queries.ts';
import {
  decideLines,
  endMember,
  extendMembers,
  findRenewal,
  insertLines,
  lockLine,
  lockLines,
} from './renewals.queries.ts';

export const readRenewal: Handler<typeof renewals.read> = async (tx, { params }) => {
  const line = await findRenewal(tx, params.id);
  if (!line) throw notFound();
  return line;
};

export const startRenewals: Handler<typeof renewals.start> = async (tx, { body }) => ({
  added: await insertLines(tx, body.year),
});

/** Last year's entries as they are corrected now: a save like any other, that also settles the line. */
export function renew({ today }: OaeNeeds): Handler<typeof renewals.renew> {
  return async (tx, { who, params, body }) => {
    await lockNamed(tx, body.member);
    const line = await getWaitingLine(tx, params.id);
    const day = today();
    const current = await lockMember(tx, { id: line.member, version: body.memberVersion, today: day });
    const problem = renewalProblemOf(body.member, day);
    if (problem) throw new PortalError(problem.code, { fields: problem.fields });
    await changeMember(tx, {
      area: areaOf(who),
      current,
      today: day,
      userName: who.name,
      fields: body.member,
    });
    await decideLines(tx, [line.id], { state: 'renewed', reason: '', userName: who.name });
    return null;
  };
}

export function renewMany({ today }: OaeNeeds): Handler<typeof renewals.renewMany> {
  return async (tx, { who, body, language }) => {
    const { selection, validTo } = body;
    if (validTo < today()) throw new PortalError('VALIDATION', { fields: { validTo: because('inPast') } });
    const wish =
      'ids' in selection
        ? selection
        : { q: selection.q, filter: { ...selection.filter, state: 'waiting' as const } };
    const lines = (await lockLines(tx, wish)).map((line) => ({ ...line, code: refusalOf(line, validTo) }));
    const renewed = lines.filter(({ code }) => code === null);
    await extendMembers(
      tx,
      renewed.map(({ member }) => member),
      validTo,
    );
    await decideLines(
      tx,
      renewed.map(({ id }) => id),
      { state: 'renewed', reason: '', userName: who.name },
    );
    const refused = lines.flatMap(({ id, name, code }) =>
      code === null ? [] : [{ id, name, code, message: errorText(code, language) }],
    );
    return { done: renewed.length, refused };
  };
}

export const endRenewal: Handler<typeof renewals.end> = async (tx, { who, params, body }) => {
  const line = await getWaitingLine(tx, params.id);
  await endMember(tx, line.member, body.status);
  await decideLines(tx, [line.id], { state: 'ended', reason: body.reason, userName: who.name });
  await endWaitingRenewals(tx, line.member, who.name);
  return null;
};

async function getWaitingLine(tx: Tx, id: string) {
  const line = await lockLine(tx, id);
  if (!line) throw notFound();
  if (line.state !== 'waiting') throw new PortalError('ALREADY_DECIDED');
  return line;
}

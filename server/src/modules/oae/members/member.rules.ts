import type { ErrorCode } from '@sewa/contract/kernel/calls/errors';
import { because, type FieldReason } from '@sewa/contract/kernel/resource/field-reasons';
import { withoutPhone } from '@sewa/contract/oae/attendants';
import { missingContact, needs, needsMedicalReason, validityProblem } from '@sewa/contract/oae/enclosure';
import type { MemberFields } from '@sewa/contract/oae/members';
import { findTwin } from '../attendants/attendant.rules.ts';

interface Problem {
  code: ErrorCode;
  fields: Record<string, FieldReason>;
}

/** What keeps a member from being saved as entered; null when nothing does. */
export function problemOf(member: MemberFields, today: string): Problem | null {
  return problemsOf(member, today)[0] ?? null;
}

/** All of it at once, for a list that names every error of a row. */
export function problemsOf(member: MemberFields, today: string): Problem[] {
  const problems: Problem[] = [];
  const misfits = misfitsOf(member, today);
  if (Object.keys(misfits).length > 0) problems.push({ code: 'VALIDATION', fields: misfits });
  if (needsMedicalReason(member, today) && member.medicalReason === '')
    problems.push({ code: 'ENCLOSURE_AGE', fields: { medicalReason: because('missing') } });
  const twin = findTwin(member.attendants);
  if (twin !== null)
    problems.push({
      code: 'VALIDATION',
      fields: { [`attendants.${twin}.name`]: because('samePersonTwice') },
    });
  return problems;
}

/** As it is saved: a permanent pass has no last day, each need stands once and in one order. */
export function tidied(member: MemberFields): MemberFields {
  return {
    ...member,
    validTo: member.isPermanent ? null : member.validTo,
    needs: needs.filter((need) => member.needs.includes(need)),
  };
}

/** What a renewal asks beyond the rules of every save: it is about somebody who comes again. */
export function renewalProblemOf(member: MemberFields, today: string): Problem | null {
  if (member.status !== 'active')
    return { code: 'VALIDATION', fields: { status: because('renewedAreActive') } };
  const isOver = !member.isPermanent && member.validTo !== null && member.validTo < today;
  return isOver ? { code: 'VALIDATION', fields: { validTo: because('inPast') } } : null;
}

function misfitsOf(member: MemberFields, today: string): Record<string, FieldReason> {
  const misfits: Record<string, FieldReason> = {};
  if (member.birthDate > today) misfits['birthDate'] = because('inFuture');
  for (const field of missingContact(member)) misfits[field] = because('contactNeeded');
  // Nobody counts whom a former member came with.
  if (member.status === 'active')
    for (const place of withoutPhone(member.attendants))
      misfits[`attendants.${place}.phone`] = because('missing');
  const validity = validityProblem(member);
  if (validity === 'missing') misfits['validTo'] = because('lastDayMissing');
  if (validity === 'early') misfits['validTo'] = because('beforeFirstDay');
  return misfits;
}

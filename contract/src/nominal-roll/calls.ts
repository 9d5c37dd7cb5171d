import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { optionalText } from '../kernel/resource/field-kinds.ts';
import { right } from '../kernel/rights/requirement.ts';
import { callOutcomes } from './enums.ts';
import { addResult, changeMembers, memberFields, memberParams, rollMemberRow } from './members.ts';

export const rollCalls = {
  dropped: endpoint({
    method: 'GET',
    path: '/api/nominal-roll/{id}/dropped',
    requirement: right('NOMINAL_ROLL.ROLL', 'view'),
    summary: 'Who dropped out of a roll before the journey or never came, latest first',
    params: idParams,
    reply: rollMemberRow,
    envelope: 'docs',
  }),
  record: endpoint({
    method: 'PUT',
    path: '/api/nominal-roll/{id}/members/{member}/call',
    requirement: changeMembers,
    summary: 'What came of a call to a member before the journey; null: not called yet',
    params: memberParams,
    body: z.object({ outcome: z.enum(callOutcomes).nullable(), note: optionalText(200) }),
    reply: z.null(),
  }),
  drop: endpoint({
    method: 'POST',
    path: '/api/nominal-roll/{id}/members/{member}/drop',
    requirement: changeMembers,
    summary:
      'A member drops out before the journey: the days are free again, the line stays. After the departure whoever never came, with a remark, for those who may approve',
    params: memberParams,
    body: z.object({
      /** Why somebody who was sent did not come. */
      remark: memberFields.shape.remarks.default(''),
    }),
    reply: z.null(),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/nominal-roll/{id}/members/{member}/restore',
    requirement: changeMembers,
    summary:
      'Somebody who dropped out comes after all, unless another roll has taken the days or the record is no longer active. Of whom the clerk is warned comes only with a remark',
    params: memberParams,
    body: z.object({
      /** Why somebody goes in spite of a warning. Left out: the remark stays. */
      remark: memberFields.shape.remarks.optional(),
    }),
    reply: z.null(),
  }),
  replace: endpoint({
    method: 'POST',
    path: '/api/nominal-roll/{id}/members/{member}/replace',
    requirement: changeMembers,
    summary:
      'A member drops out and another sewadar takes the place, with the same days and role. Nothing changes unless that one was added',
    params: memberParams,
    body: z.object({
      sewadar: z.uuid(),
      /** Why somebody goes in spite of a warning. */
      remark: memberFields.shape.remarks,
    }),
    reply: addResult,
  }),
} as const;

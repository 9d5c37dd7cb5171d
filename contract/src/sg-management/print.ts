import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { printed, printLanguage } from '../kernel/print.ts';
import { centreSchema } from '../kernel/resource/field-kinds.ts';
import { right } from '../kernel/rights/requirement.ts';
import { dakTypes } from './enums.ts';
import { monthSchema } from './letters.ts';

const view = right('SG_MANAGEMENT.DAK', 'view');

export const MAX_REGISTER_LETTERS = 2_000;

export const letterPrints = {
  slip: endpoint({
    ...printed,
    path: '/api/sg-management/dak/{id}/slip',
    requirement: view,
    summary: 'The slip that travels with a letter, with the code that is scanned at its receipt',
    params: idParams,
    query: z.object(printLanguage),
  }),
  register: endpoint({
    ...printed,
    path: '/api/sg-management/dak/register',
    requirement: view,
    summary: `The register of a month, of the letters that went out or came in; at most ${MAX_REGISTER_LETTERS} letters`,
    query: z.object({
      ...printLanguage,
      month: monthSchema,
      type: z.coerce.number().pipe(z.union(Object.values(dakTypes).map((value) => z.literal(value)))),
      centre: centreSchema.optional(),
    }),
  }),
} as const;

export const premisesPrints = {
  passport: endpoint({
    ...printed,
    path: '/api/sg-management/premises/{id}/passport',
    requirement: right('SG_MANAGEMENT.RECORD', 'view'),
    summary: 'The passport of a satsang ghar: subjects, halls, equipment, papers, photos and what expires',
    params: idParams,
    query: z.object(printLanguage),
  }),
} as const;

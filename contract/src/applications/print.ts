import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { printed, printLanguage } from '../kernel/print.ts';
import { right } from '../kernel/rights/requirement.ts';
import { applicationTypes } from './enums.ts';

const typeSchema = z.coerce
  .number()
  .pipe(z.union(Object.values(applicationTypes).map((value) => z.literal(value))));

export const applicationPrints = {
  filled: endpoint({
    ...printed,
    path: '/api/sewadar/applications/{id}/print',
    requirement: right('SEWADAR.APPLICATION', 'view'),
    summary: 'An application as a form with lines to sign on; the print is recorded',
    params: idParams,
    query: z.object(printLanguage),
  }),
  blank: endpoint({
    ...printed,
    path: '/api/sewadar/applications/print',
    requirement: right('SEWADAR.APPLICATION', 'view'),
    summary: 'The empty form of a type, to be filled in by hand',
    query: z.object({ ...printLanguage, type: typeSchema }),
    changesState: false,
  }),
} as const;

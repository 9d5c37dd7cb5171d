import { z } from 'zod';
import { endpoint, idParams } from '../kernel/endpoint.ts';
import { printed, printLanguage } from '../kernel/print.ts';
import { right } from '../kernel/requirement.ts';
import { applicationTypes } from './enums.ts';
import { sewadars } from './sewadars.ts';

export const MOST_PRINTED_SEWADARS = 5_000;

const typeSchema = z.coerce
  .number()
  .pipe(z.union(Object.values(applicationTypes).map((value) => z.literal(value))));

export const sewadarPrints = {
  list: endpoint({
    ...printed,
    path: '/api/sewadar/print',
    requirement: right('SEWADAR.SEWADAR', 2),
    summary: 'The filtered list of sewadars as a PDF, at most 5,000 of them; the print is recorded',
    query: sewadars.list.query.extend(printLanguage),
  }),
  profile: endpoint({
    ...printed,
    path: '/api/sewadar/{id}/print',
    requirement: right('SEWADAR.SEWADAR', 2),
    summary: 'One sewadar on one page, with photo; the print is recorded',
    params: idParams,
    query: z.object(printLanguage),
  }),
} as const;

export const applicationPrints = {
  filled: endpoint({
    ...printed,
    path: '/api/sewadar/applications/{id}/print',
    requirement: right('SEWADAR.APPLICATION', 2),
    summary: 'An application as a form with lines to sign on; the print is recorded',
    params: idParams,
    query: z.object(printLanguage),
  }),
  blank: endpoint({
    ...printed,
    path: '/api/sewadar/applications/print',
    requirement: right('SEWADAR.APPLICATION', 2),
    summary: 'The empty form of a type, to be filled in by hand',
    query: z.object({ ...printLanguage, type: typeSchema }),
    changesState: false,
  }),
} as const;

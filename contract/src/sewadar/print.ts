import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { printed, printLanguage } from '../kernel/print.ts';
import { right } from '../kernel/rights/requirement.ts';
import { sewadars } from './sewadars.ts';

export const MOST_PRINTED_SEWADARS = 5_000;

export const sewadarPrints = {
  list: endpoint({
    ...printed,
    path: '/api/sewadar/print',
    requirement: right('SEWADAR.SEWADAR', 'view'),
    summary: 'The filtered list of sewadars as a PDF, at most 5,000 of them; the print is recorded',
    query: sewadars.list.query.extend(printLanguage),
  }),
  profile: endpoint({
    ...printed,
    path: '/api/sewadar/{id}/print',
    requirement: right('SEWADAR.SEWADAR', 'view'),
    summary: 'One sewadar on one page, with photo; the print is recorded',
    params: idParams,
    query: z.object(printLanguage),
  }),
} as const;

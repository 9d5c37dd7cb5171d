import { z } from 'zod';
import { endpoint } from '../kernel/calls/endpoint.ts';
import { printed, printLanguage } from '../kernel/print.ts';
import { queryObject } from '../kernel/resource/paging.ts';
import { right } from '../kernel/rights/requirement.ts';
import { members } from './members.ts';

export const MOST_PRINTED_PASSES = 1_000;

export const oaePrints = {
  passes: endpoint({
    ...printed,
    path: '/api/oae/members/print',
    requirement: right('SEWADAR.OAE', 'view'),
    summary:
      'Passes of the active members that the filter matches, or of the given ones, with those of their attendants; eight on a page, at most 1,000; the print is recorded',
    query: members.list.query.extend({
      ...printLanguage,
      ids: queryObject(z.array(z.uuid()).min(1).max(100).optional()),
      /** Without: the members' own passes only. */
      attendants: queryObject(z.boolean().default(true)),
    }),
  }),
} as const;

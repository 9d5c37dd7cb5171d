import { z } from 'zod';
import { endpoint } from '../kernel/calls/endpoint.ts';
import { textField } from '../kernel/resource/field-kinds.ts';
import { right } from '../kernel/rights/requirement.ts';
import { ruleSetSchema } from './rules/rule-set.ts';

const version = z.number().int().min(1);

const rulesInForce = z.object({
  version,
  ...ruleSetSchema.shape,
  source: z.string(),
});
export type RulesInForce = z.infer<typeof rulesInForce>;

/** The rules of donor selection: published ones, and what an area changed about them. */
export const bloodRules = {
  read: endpoint({
    method: 'GET',
    path: '/api/blood-donation/rules',
    requirement: { anyOf: [right('BLOOD_DONATION.DONOR', 'view'), right('BLOOD_DONATION.CAMP', 'view')] },
    summary: 'The rules in force, and every version with its source, reason and maker',
    reply: z.object({
      current: rulesInForce,
      versions: z.array(
        z.object({
          version,
          source: z.string(),
          reason: z.string(),
          madeByName: z.string(),
          at: z.iso.datetime().nullable(),
        }),
      ),
    }),
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/blood-donation/rules',
    requirement: right('BLOOD_DONATION.CAMP', 'closeCamp'),
    summary:
      'A new version of the rules for the whole area; earlier decisions keep the version that they saw',
    body: z.object({
      /** The version that was changed: of two changes at once one is told of the other. */
      base: version,
      rules: ruleSetSchema,
      source: textField(300),
      reason: textField(500),
    }),
    reply: z.object({ version }),
  }),
} as const;

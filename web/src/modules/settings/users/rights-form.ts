import { refusing } from '@sewa/contract/kernel/resource/field-reasons';
import { temporaryGrantSchema, userFields } from '@sewa/contract/user/users';
import { z } from 'zod';
import { today } from '../../../platform/today.ts';
import { isDay } from '../../../ui/day/day.rules.ts';
import { withGrant, withTemporaryBadges } from '../rights/acl.rules.ts';

/** The part of a user that the rights edit. */
export const rightsSchema = userFields.pick({ acl: true, temporary: true }).extend({
  /** A temporary right that was chosen and not added to the list yet. */
  chosen: temporaryGrantSchema
    .extend({ until: z.string() })
    .refine(({ until }) => isDay(until), refusing('other'))
    .refine(({ until }) => until >= today(), refusing('inPast'))
    .nullable(),
});

/** A right that was chosen is saved with the others. */
export function withChosen({ chosen, acl, temporary }: z.output<typeof rightsSchema>) {
  const held = { acl, temporary };
  return chosen === null ? held : { acl, temporary: withTemporaryBadges(withGrant(held, chosen)) };
}

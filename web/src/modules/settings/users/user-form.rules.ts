import { orgLevels } from '@sewa/contract/user/organisation';
import { type UserFields, type UserRecord, userFields } from '@sewa/contract/user/users';

/** The part of a user that the profile edits; a save always sends the whole. */
export const profileSchema = userFields.omit({ acl: true, temporary: true, isActive: true });

export function fieldsOf(user: UserRecord): UserFields {
  const { username, name, nameLatin, phone, email, org, centres, acl, temporary, isActive } = user;
  return { username, name, nameLatin, phone, email, org, centres, acl, temporary, isActive };
}

/** Further centres are for those who work in centres; above, the whole area is open anyway. */
export function hasFurtherCentres(level: number | undefined): boolean {
  return level === orgLevels.CENTRE;
}

import { type Acl, allows, type Feature, featurePermissions } from './acl.ts';
import { type AclKey, type ActOf, primeOf, primesOf } from './rights.ts';

export interface Right {
  readonly key: AclKey;
  readonly value: number;
}

/** What an endpoint, a route or a menu entry asks of the user. There is no default: leaving it out is an error. */
export type Requirement =
  | 'public'
  | 'signedIn'
  | Right
  | { readonly anyOf: readonly Right[] }
  | { readonly feature: Feature }
  | { readonly orgLevel: number };

export interface Holder {
  readonly acl: Acl;
  readonly orgLevel: number;
}

/** A right by the name of its act: `right('SEWADAR.OAE', 'delete')`. */
export function right<Key extends AclKey>(key: Key, act: ActOf<Key>): Right {
  return { key, value: primeOf(key, act) };
}

/** Whoever holds anything of a key. */
export function anyActOf(key: AclKey): Requirement {
  return { anyOf: primesOf(key).map((value) => ({ key, value })) };
}

/** Whether an acl opens an act. */
export function holds<Key extends AclKey>(acl: Acl, key: Key, act: ActOf<Key>): boolean {
  return allows(acl, key, primeOf(key, act));
}

export function meets(requirement: Requirement, holder: Holder | null): boolean {
  if (requirement === 'public') return true;
  if (holder === null) return false;
  if (requirement === 'signedIn') return true;
  if ('key' in requirement) return allows(holder.acl, requirement.key, requirement.value);
  if ('anyOf' in requirement) return requirement.anyOf.some((one) => meets(one, holder));
  if ('feature' in requirement) return featurePermissions(holder.acl)[requirement.feature];
  return holder.orgLevel >= requirement.orgLevel;
}

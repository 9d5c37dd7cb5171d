import { type Acl, allows, type Feature, featurePermissions } from './acl.ts';
import type { AclKey } from './rights.ts';

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

export function right(key: AclKey, value: number): Right {
  return { key, value };
}

export function anyValueOf(key: AclKey, values: readonly number[]): Requirement {
  return { anyOf: values.map((value) => right(key, value)) };
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

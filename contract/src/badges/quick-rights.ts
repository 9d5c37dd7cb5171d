import { type Acl, allows } from '../kernel/rights/acl.ts';
import { anyActOf, type Right } from '../kernel/rights/requirement.ts';
import { quickBadges } from './badge-types.ts';

export type QuickKind = (typeof quickBadges)[number]['value'];

/** The calls about tokens are open to whoever has any kind; which ones is judged kind by kind. */
export const anyQuickKind = anyActOf('BADGES.QUICK');

export const quickKinds: readonly QuickKind[] = quickBadges.map(({ value }) => value);

/** The only kind with a right of its own; the others share one. */
export const SEWADAR_TOKEN: QuickKind = 1;

/** The kind that is handed out and comes back. */
export const DEPOSIT: QuickKind = 2;

export function rightOfKind(kind: QuickKind): Right {
  const found = quickBadges.find(({ value }) => value === kind);
  if (!found) throw new Error(`there is no quick badge ${kind}`);
  return { key: 'BADGES.QUICK', value: found.requiredValue };
}

export function mayUseKind(acl: Acl, kind: QuickKind): boolean {
  const { key, value } = rightOfKind(kind);
  return allows(acl, key, value);
}

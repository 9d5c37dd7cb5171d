import type { Acl } from '@sewa/contract/kernel/rights/acl';
import { meets } from '@sewa/contract/kernel/rights/requirement';
import { expect, test, vi } from 'vitest';
import { modules } from '../../modules/index.ts';

vi.stubGlobal('__OFFLINE__', false);

/** Route → the feature it needs. */
const routes: Record<string, string> = {
  '/nominal-roll': 'NOMINAL_ROLL',
  '/sewadar': 'SEWADAR',
  '/oae': 'SEWADAR',
  '/attendance': 'SEWADAR',
  '/badges': 'BADGES',
  '/bav': 'BAV',
  '/blood-donation': 'BLOOD_DONATION',
  '/transport': 'TRANSPORT',
  '/sg-management': 'SG_MANAGEMENT',
  '/settings': 'SETTINGS',
};

/** A right of the feature, and one alone. */
const rightOf: Record<string, Acl> = {
  NOMINAL_ROLL: { 'NOMINAL_ROLL.ROLL': 2 },
  SEWADAR: { 'SEWADAR.SEWADAR': 2 },
  BADGES: { 'BADGES.PERMANENT': 2, 'BADGES.SEWADAR': 2 },
  BAV: { 'BAV.REPORTS': 2 },
  BLOOD_DONATION: { 'BLOOD_DONATION.DONOR': 2 },
  TRANSPORT: { 'TRANSPORT.SITE': 2 },
  SG_MANAGEMENT: { 'SG_MANAGEMENT.DAK': 2 },
  SETTINGS: { 'SETTINGS.SCHEDULE': 2 },
};

// That a route without its feature leads to Home is seen in e2e/journeys/portal/spec-2-routes.spec.ts.
test.each(Object.entries(rightOf))('§2 Routes: feature %s opens its routes and no other', (feature, acl) => {
  const opened = modules
    .filter(({ prefix }) => prefix in routes)
    .filter(({ requirement }) => meets(requirement, { acl, orgLevel: 10 }));
  const expected = Object.keys(routes).filter((path) => routes[path] === feature);
  expect(opened.map(({ prefix }) => prefix).sort()).toEqual(expected.sort());
});

test('§2 Routes: every route of the table is the address of a module', () => {
  const prefixes: string[] = modules.map(({ prefix }) => prefix);
  expect(Object.keys(routes).filter((path) => !prefixes.includes(path))).toEqual([]);
});

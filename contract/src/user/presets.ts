import {
  type AclKey,
  type ActOf,
  badgeTypeKeys,
  primesOf,
  rights,
  wholeAcl,
  withBadgesInStep,
} from '../kernel/rights/rights.ts';

/** A first set of rights for a kind of work; the administrator ticks on from there, within the org's ceiling. */
export const presetNames = ['centreClerk', 'counter', 'campTeam', 'areaSecretary', 'administrator'] as const;
export type PresetName = (typeof presetNames)[number];

type Acts = { readonly [K in AclKey]?: readonly ActOf<K>[] };

const badgeKeys = Object.values(badgeTypeKeys);

/** Registers people, prints badges, marks attendance, prepares rolls and keeps the centre's papers; decides nothing. */
const centreClerk = {
  'SEWADAR.SEWADAR': ['view', 'edit'],
  'SEWADAR.APPLICATION': ['view', 'edit'],
  'SEWADAR.OAE': ['view', 'edit'],
  'SEWADAR.ATTENDANCE': ['view', 'mark'],
  'NOMINAL_ROLL.ROLL': ['view', 'edit'],
  ...everyBadgeType(['issuePrint']),
  'BADGES.QUICK': ['quickSewadar', 'quickOthers'],
  // Whoever orders for the centre also receives what the store sends.
  'BAV.INVENTORY': ['view', 'transfer'],
  'BAV.ORDER': ['view', 'create'],
  'TRANSPORT.TRIP': ['view'],
  'BLOOD_DONATION.DONOR': ['view', 'edit'],
  'SG_MANAGEMENT.RECORD': ['view', 'edit'],
  'SG_MANAGEMENT.DAK': ['view', 'edit', 'dispatchReceive'],
  'SETTINGS.SCHEDULE': ['view'],
} satisfies Acts;

/** A shop queue, a badge queue, a gate with a scanner. */
const counter = {
  'SEWADAR.SEWADAR': ['view'],
  'SEWADAR.ATTENDANCE': ['view', 'mark'],
  'BADGES.TEMPORARY': ['issuePrint'],
  'BADGES.SANGAT': ['issuePrint'],
  'BADGES.QUICK': ['quickSewadar', 'quickOthers'],
  'BAV.INVENTORY': ['view'],
  'BAV.SALES': ['view', 'create'],
  'BAV.RETURN': ['view', 'create'],
  'BAV.SKU': ['view'],
} satisfies Acts;

/** From the registration desk to the bed, and the hand-in in the evening; the camp is closed by the area. */
const campTeam = {
  'BLOOD_DONATION.DONOR': ['view', 'edit'],
  'BLOOD_DONATION.CAMP': ['view', 'planRegister', 'vitals', 'medical', 'bedsDonation'],
  'BLOOD_DONATION.CLOUD_SYNC': ['cloudSync'],
} satisfies Acts;

/** Decides for the centres of the area and gives their clerks access; does not delete users or touch ceilings. */
const areaSecretary = {
  'SEWADAR.SEWADAR': ['view', 'edit', 'deleteMerge', 'importExport', 'openIdentityPapers'],
  'SEWADAR.APPLICATION': ['view', 'edit', 'preApproval', 'decide', 'finalAcceptance'],
  'SEWADAR.OAE': ['view', 'edit', 'delete', 'importExport'],
  'SEWADAR.ATTENDANCE': ['view', 'mark', 'correctClose', 'export'],
  'NOMINAL_ROLL.ROLL': ['view', 'edit', 'delete', 'approve'],
  ...everyBadgeType(['issuePrint', 'revoke']),
  'BADGES.QUICK': ['quickSewadar', 'quickOthers'],
  'BAV.INVENTORY': ['view', 'transfer', 'adjustCount'],
  'BAV.ORDER': ['view', 'create', 'approve', 'verify', 'submit'],
  'BAV.SALES': ['view', 'create', 'cancel'],
  'BAV.RETURN': ['view', 'create', 'cancel'],
  'BAV.PURCHASE': ['view', 'create', 'cancel'],
  'BAV.SKU': ['view', 'edit', 'delete', 'importExport'],
  'BAV.REPORTS': ['view', 'export'],
  'TRANSPORT.DRIVER': ['view', 'edit', 'delete'],
  'TRANSPORT.VEHICLE': ['view', 'edit', 'delete'],
  'TRANSPORT.SITE': ['view', 'edit', 'delete'],
  'TRANSPORT.EXPENSE': ['view', 'edit', 'delete', 'approve'],
  'TRANSPORT.TRIP': ['view', 'edit', 'delete'],
  'BLOOD_DONATION.DONOR': ['view', 'edit', 'deleteMerge', 'importExport'],
  'BLOOD_DONATION.CAMP': ['view', 'planRegister', 'vitals', 'medical', 'bedsDonation', 'closeCamp'],
  'BLOOD_DONATION.CLOUD_SYNC': ['cloudSync'],
  'SG_MANAGEMENT.RECORD': ['view', 'edit', 'firstApproval', 'secondApproval'],
  'SG_MANAGEMENT.DAK': ['view', 'edit', 'dispatchReceive'],
  'SETTINGS.USER': ['view', 'edit', 'userOperations'],
  'SETTINGS.ORG': ['view'],
  'SETTINGS.SCHEDULE': ['view', 'edit', 'delete'],
  'SETTINGS.AUDIT': ['view'],
} satisfies Acts;

export const presets: Readonly<Record<PresetName, Readonly<Record<string, number>>>> = {
  centreClerk: asAcl(centreClerk),
  counter: asAcl(counter),
  campTeam: asAcl(campTeam),
  areaSecretary: asAcl(areaSecretary),
  administrator: wholeAcl(),
};

function everyBadgeType(acts: readonly ('issuePrint' | 'revoke')[]): Acts {
  return Object.fromEntries(badgeKeys.map((key) => [key, acts]));
}

function asAcl(acts: Acts): Record<string, number> {
  const acl: Record<string, number> = {};
  for (const [key, names] of Object.entries(acts) as [AclKey, readonly string[]][]) {
    const words: Readonly<Record<number, string>> = rights[key];
    acl[key] = primesOf(key)
      .filter((prime) => names.includes(words[prime] ?? ''))
      .reduce((product, prime) => product * prime, 1);
  }
  return withBadgesInStep(acl);
}

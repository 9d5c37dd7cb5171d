/**
 * Every right that can be granted: key → prime → the act it opens. The acl editor shows the acts as words,
 * never the primes; the keys of a badge type carry the multiplier that BADGES.SEWADAR holds for it.
 */
export const rights = {
  'SEWADAR.SEWADAR': { 2: 'view', 3: 'edit', 5: 'deleteMerge', 7: 'importExport', 11: 'openIdentityPapers' },
  'SEWADAR.APPLICATION': { 2: 'view', 3: 'edit', 5: 'preApproval', 7: 'decide', 11: 'finalAcceptance' },
  'SEWADAR.OAE': { 2: 'view', 3: 'edit', 5: 'delete', 7: 'importExport' },
  'SEWADAR.ATTENDANCE': { 2: 'view', 3: 'mark', 5: 'correctClose', 7: 'export' },
  'NOMINAL_ROLL.ROLL': { 2: 'view', 3: 'edit', 5: 'delete', 7: 'approve' },
  'BADGES.SEWADAR': {
    2: 'badgePermanent',
    3: 'badgeTemporary',
    5: 'badgeBuzurag',
    7: 'badgeSangat',
    11: 'badgeAttendant',
    13: 'badgeOaePermanent',
    17: 'badgeOaeTemporary',
  },
  'BADGES.PERMANENT': { 2: 'issuePrint', 5: 'revoke' },
  'BADGES.TEMPORARY': { 2: 'issuePrint', 5: 'revoke' },
  'BADGES.BUZURAG_PERMANENT': { 2: 'issuePrint', 5: 'revoke' },
  'BADGES.BUZURAG_ATTENDANT': { 2: 'issuePrint', 5: 'revoke' },
  'BADGES.SANGAT': { 2: 'issuePrint', 5: 'revoke' },
  'BADGES.OAE_PERMANENT': { 2: 'issuePrint', 5: 'revoke' },
  'BADGES.OAE_TEMPORARY': { 2: 'issuePrint', 5: 'revoke' },
  'BADGES.QUICK': { 2: 'quickSewadar', 3: 'quickOthers' },
  'BAV.INVENTORY': { 2: 'view', 3: 'transfer', 5: 'adjustCount' },
  'BAV.ORDER': { 2: 'view', 3: 'create', 5: 'approve', 7: 'verify', 11: 'submit' },
  'BAV.SALES': { 2: 'view', 3: 'create', 5: 'cancel' },
  'BAV.RETURN': { 2: 'view', 3: 'create', 5: 'cancel' },
  'BAV.PURCHASE': { 2: 'view', 3: 'create', 5: 'cancel' },
  'BAV.SKU': { 2: 'view', 3: 'edit', 5: 'delete', 7: 'importExport' },
  'BAV.REPORTS': { 2: 'view', 7: 'export' },
  'TRANSPORT.DRIVER': { 2: 'view', 3: 'edit', 5: 'delete' },
  'TRANSPORT.VEHICLE': { 2: 'view', 3: 'edit', 5: 'delete' },
  'TRANSPORT.SITE': { 2: 'view', 3: 'edit', 5: 'delete' },
  'TRANSPORT.EXPENSE': { 2: 'view', 3: 'edit', 5: 'delete', 7: 'approve' },
  'TRANSPORT.TRIP': { 2: 'view', 3: 'edit', 5: 'delete' },
  'BLOOD_DONATION.DONOR': { 2: 'view', 3: 'edit', 5: 'deleteMerge', 7: 'importExport' },
  'BLOOD_DONATION.CAMP': {
    2: 'view',
    3: 'planRegister',
    5: 'vitals',
    7: 'medical',
    11: 'bedsDonation',
    13: 'closeCamp',
  },
  'BLOOD_DONATION.CLOUD_SYNC': { 7919: 'cloudSync' },
  'SG_MANAGEMENT.RECORD': { 2: 'view', 3: 'edit', 5: 'firstApproval', 7: 'secondApproval' },
  'SG_MANAGEMENT.DAK': { 2: 'view', 3: 'edit', 5: 'dispatchReceive' },
  'SETTINGS.USER': { 2: 'view', 3: 'edit', 5: 'delete', 7: 'userOperations' },
  'SETTINGS.ORG': { 2: 'view', 3: 'edit' },
  'SETTINGS.SCHEDULE': { 2: 'view', 3: 'edit', 5: 'delete' },
  'SETTINGS.AUDIT': { 2: 'view', 7: 'export' },
  'SETTINGS.DEVICE': { 2: 'view', 3: 'enrolRevoke' },
} as const satisfies Record<string, Record<number, string>>;

export type AclKey = keyof typeof rights;
/** The acts that a key opens, by name. */
export type ActOf<Key extends AclKey> = Extract<(typeof rights)[Key][keyof (typeof rights)[Key]], string>;
export const aclKeys = Object.keys(rights) as AclKey[];

/** The prime of an act: the only place where a name becomes a number. */
export function primeOf<Key extends AclKey>(key: Key, act: ActOf<Key>): number {
  const found = Object.entries(rights[key]).find(([, name]) => name === act);
  if (!found) throw new Error(`${key} has no act ${act}`);
  return Number(found[0]);
}

/** The primes of a key, in the order they are shown. */
export function primesOf(key: AclKey): number[] {
  return Object.keys(rights[key]).map(Number);
}

/** Everything that can be granted. */
export function wholeAcl(): Record<string, number> {
  return Object.fromEntries(aclKeys.map((key) => [key, primesOf(key).reduce((a, b) => a * b, 1)]));
}

/** BADGES.SEWADAR's prime → the key of that badge type; the acl editor keeps the two in step. */
export const badgeTypeKeys = {
  2: 'BADGES.PERMANENT',
  3: 'BADGES.TEMPORARY',
  5: 'BADGES.BUZURAG_PERMANENT',
  7: 'BADGES.SANGAT',
  11: 'BADGES.BUZURAG_ATTENDANT',
  13: 'BADGES.OAE_PERMANENT',
  17: 'BADGES.OAE_TEMPORARY',
} as const satisfies Record<number, AclKey>;

/** An acl whose BADGES.SEWADAR names exactly the badge types that may be issued. */
export function withBadgesInStep(acl: Readonly<Record<string, number>>): Record<string, number> {
  const types = Object.entries(badgeTypeKeys).filter(
    ([, key]) => (acl[key] ?? 0) % 2 === 0 && (acl[key] ?? 0) > 1,
  );
  const { 'BADGES.SEWADAR': _replaced, ...others } = acl;
  const product = types.reduce((value, [prime]) => value * Number(prime), 1);
  return product > 1 ? { ...others, 'BADGES.SEWADAR': product } : others;
}

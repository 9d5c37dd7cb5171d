export const features = [
  'SEWADAR',
  'NOMINAL_ROLL',
  'BADGES',
  'BLOOD_DONATION',
  'BAV',
  'SETTINGS',
  'TRANSPORT',
  'SG_MANAGEMENT',
] as const;
export type Feature = (typeof features)[number];

/** FEATURE.SUBFEATURE → the product of the primes granted. Values come from outside and are judged one by one. */
export type Acl = Readonly<Record<string, unknown>>;
export type FeaturePermission = Readonly<Record<Feature, boolean>>;

/** The one judgement of a right, on both sides. 0 is divisible by everything, hence "above 1" comes first. */
export function allows(acl: Acl, key: string, divisor: number): boolean {
  const value = Object.hasOwn(acl, key) ? acl[key] : undefined;
  return isGrant(value) && isGrant(divisor) && value % divisor === 0;
}

export function isGrant(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 1;
}

export function featurePermissions(acl: Acl): FeaturePermission {
  const granted = new Set(
    Object.keys(acl)
      .filter((key) => isGrant(acl[key]))
      .map((key) => key.split('.', 1)[0]),
  );
  const entries = features.map((feature) => [feature, granted.has(feature)]);
  return Object.fromEntries(entries) as Record<Feature, boolean>;
}

/** What both hold: the greatest common divisor, key by key. Grants nothing that either side lacks. */
export function intersectAcl(a: Acl, b: Acl): Record<string, number> {
  const common: Record<string, number> = {};
  for (const key of Object.keys(a)) {
    const left = a[key];
    const right = Object.hasOwn(b, key) ? b[key] : undefined;
    if (!isGrant(left) || !isGrant(right)) continue;
    const shared = greatestCommonDivisor(left, right);
    if (shared > 1) common[key] = shared;
  }
  return common;
}

/** What either holds: the least common multiple, key by key. */
export function uniteAcl(a: Acl, b: Acl): Record<string, number> {
  const union: Record<string, number> = {};
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const left = isGrant(a[key]) ? a[key] : 1;
    const right = isGrant(b[key]) ? b[key] : 1;
    const value = (left / greatestCommonDivisor(left, right)) * right;
    if (value > 1) union[key] = value;
  }
  return union;
}

/** The keys of `asked` whose value is not wholly within `ceiling`. */
export function keysBeyond(asked: Acl, ceiling: Acl): string[] {
  return Object.keys(asked).filter((key) => isGrant(asked[key]) && !allows(ceiling, key, asked[key]));
}

/** The acl travels as base64 of its JSON. */
export function encodeAcl(acl: Acl): string {
  return btoa(JSON.stringify(acl));
}

export function decodeAcl(text: string): Acl {
  const decoded: unknown = JSON.parse(atob(text));
  return decoded !== null && typeof decoded === 'object' && !Array.isArray(decoded) ? (decoded as Acl) : {};
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

import type { AclKey } from '../kernel/rights/rights.ts';

interface BadgeType {
  label: string;
  value: number;
  categoryKey: string | null;
  aclKey: AclKey;
  requiredValue: 2;
  /** Its prime in BADGES.SEWADAR. */
  multiplier: number;
}

export const badgeTypes = [
  {
    label: 'Permanent',
    value: 1,
    categoryKey: 'category.1',
    aclKey: 'BADGES.PERMANENT',
    requiredValue: 2,
    multiplier: 2,
  },
  {
    label: 'Temporary',
    value: 2,
    categoryKey: 'category.2',
    aclKey: 'BADGES.TEMPORARY',
    requiredValue: 2,
    multiplier: 3,
  },
  {
    label: 'Buzurag',
    value: 3,
    categoryKey: 'category.3',
    aclKey: 'BADGES.BUZURAG_PERMANENT',
    requiredValue: 2,
    multiplier: 5,
  },
  {
    label: 'OAE Attendant',
    value: 4,
    categoryKey: 'category.4',
    aclKey: 'BADGES.BUZURAG_ATTENDANT',
    requiredValue: 2,
    multiplier: 11,
  },
  { label: 'Sangat', value: 5, categoryKey: null, aclKey: 'BADGES.SANGAT', requiredValue: 2, multiplier: 7 },
  {
    label: 'OAE Permanent',
    value: 10,
    categoryKey: 'category.10',
    aclKey: 'BADGES.OAE_PERMANENT',
    requiredValue: 2,
    multiplier: 13,
  },
  {
    label: 'OAE Temporary',
    value: 11,
    categoryKey: 'category.11',
    aclKey: 'BADGES.OAE_TEMPORARY',
    requiredValue: 2,
    multiplier: 17,
  },
] as const satisfies readonly BadgeType[];

/** Category keys that belong to no badge type of their own. */
export const extraBadgeCategories = {
  'category.6': 'Buzurag temporary',
  'category.15': 'OAE sangat',
} as const;

export const quickBadges = [
  { label: 'Sewadar', value: 1, requiredValue: 2 },
  { label: 'Mobile Deposit', value: 2, requiredValue: 3 },
  { label: 'Baal Satsang', value: 3, requiredValue: 3 },
  { label: 'Chair Pass', value: 4, requiredValue: 3 },
] as const;

export const passTypes = { VEHICLE: 5 } as const;

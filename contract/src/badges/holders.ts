import { z } from 'zod';
import { type BadgeTypeValue, badgeTypeOf, badgeTypeValues } from './badge-rights.ts';
import type { HolderKind } from './enums.ts';

export const badgeTypeSchema = z.number().pipe(z.union(badgeTypeValues.map((value) => z.literal(value))));

/** Whose record a badge of each type is for. */
export const holderKindOf: Readonly<Record<BadgeTypeValue, HolderKind>> = {
  1: 'sewadar',
  2: 'sewadar',
  3: 'entitlement',
  4: 'attendant',
  5: 'entitlement',
  10: 'member',
  11: 'member',
};

export const badgeCategories = [
  '',
  'category.1',
  'category.2',
  'category.3',
  'category.4',
  'category.6',
  'category.10',
  'category.11',
  'category.15',
] as const;
export type BadgeCategory = (typeof badgeCategories)[number];

/** The categories that a badge of a type can have; the first is the usual one. */
export function categoriesOf(type: number): readonly BadgeCategory[] {
  const own = badgeTypeOf(type).categoryKey ?? '';
  return [own, ...(further[type] ?? [])];
}

/** A Buzurag badge with an end is the temporary one; sangat and members can be of the sangat of the enclosure. */
const further: Readonly<Record<number, readonly BadgeCategory[]>> = {
  3: ['category.6'],
  5: ['category.15'],
  10: ['category.15'],
  11: ['category.15'],
};

export function usualCategory(type: number, own: { to: string | null }): BadgeCategory {
  const [usual = '', other] = categoriesOf(type);
  return type === 3 && own.to !== null && other ? other : usual;
}

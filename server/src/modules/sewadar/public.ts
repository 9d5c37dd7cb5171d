/** What other modules may use of the sewadars. */
export { admitSewadar, assertIdentityFree } from './admit-sewadar.ts';
export type { MergeCheck } from './merge.ts';
export { isExpectedBetween, isExpectedOn, isSameDepartment, servesOn } from './serving.queries.ts';
export { sewadarTable } from './sewadar-table.ts';
export { findSewadars, holdSewadars } from './sewadars.queries.ts';

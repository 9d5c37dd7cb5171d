/** What other modules may use of the rolls. */
export { listMembers as listRollMembers } from './members.queries.ts';
export { findRollSize } from './rolls.queries.ts';

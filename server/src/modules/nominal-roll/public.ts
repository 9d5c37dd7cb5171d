/** What other modules may use of the rolls. */
export { findRollSize } from './rolls.queries.ts';

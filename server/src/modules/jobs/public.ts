/** What other modules may use of the jobs. */
export { findJob } from './jobs.queries.ts';

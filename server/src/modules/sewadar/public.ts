/** What other modules may use of the sewadars. */
export { countApplications } from './applications/counts.queries.ts';
export { nameColumns, personColumns } from './person-columns.ts';
export { isClosed } from './sewadar.rules.ts';

/** What other modules may use of the sewadars. */
export { countApplications } from './applications/counts.queries.ts';
export { identityColumns } from './identity.ts';
export { nameColumns, personColumns } from './person-columns.ts';
export { takeNumber } from './sewadars.queries.ts';

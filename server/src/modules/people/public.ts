/** What every record of a person shares. */
export { birthOf } from './birth.ts';
export { contradict, contradictionsOf, type Described } from './contradiction.rules.ts';
export { countEnteredNumbers, countNumbersOfFile } from './count-lookups.ts';
export {
  type IdentityColumns,
  identityColumns,
  identityHash,
  identityMasks,
  identityShownTo,
} from './identity.ts';
export { maskedNumber } from './identity-mask.queries.ts';
export { likelyMatches } from './likely-matches.queries.ts';
export { nameColumns, personColumns } from './person-columns.ts';

/** Parts and words of prints about people. */
export const personPrint = new URL('./print/', import.meta.url);

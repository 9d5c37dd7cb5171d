/** What every record of a person shares. */
export { birthOf } from './birth.ts';
export { contradict } from './contradiction.rules.ts';
export { countEnteredNumbers, countNumbersOfFile } from './count-lookups.ts';
export {
  type IdentityColumns,
  identityColumns,
  identityHash,
  identityMasks,
  identityShownTo,
} from './identity.ts';
export { maskedNumber } from './identity-mask.queries.ts';
export { birthCell } from './import/birth-cell.ts';
export { centreCell, type NameableCentre } from './import/centre-cell.ts';
export { listNameableCentres } from './import/centres.queries.ts';
export { findLikelyTwice } from './import/likely-twice.queries.ts';
export {
  bloodGroupWords,
  genderWords,
  personStatusWords,
  relativeWords,
} from './import/person-choice-words.ts';
export { relativeCells } from './import/relative-cells.ts';
export { likelyMatches } from './likely-matches.queries.ts';
export { type MergeTables, mergesInto } from './merge/merge.queries.ts';
export { mergePeople, undoMergeOf } from './merge/merge-people.ts';
export { nameColumns, personColumns } from './person-columns.ts';

/** Parts and words of prints about people. */
export const personPrint = new URL('./print/', import.meta.url);

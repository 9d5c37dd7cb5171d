import type { RowOf } from '@sewa/contract/kernel/calls/endpoint';
import type { mergeCalls } from '@sewa/contract/people/merges';
import type { PersonLineFields } from '@sewa/contract/people/person-line';

/** The calls by which records of a kind of people are merged. */
export type MergeEndpoints = ReturnType<typeof mergeCalls<string, readonly [string, ...string[]]>>;
export type ListedMerge = RowOf<MergeEndpoints['list']>;

/** A record that can be merged. */
export interface MergeablePerson extends PersonLineFields {
  id: string;
  version: number;
}

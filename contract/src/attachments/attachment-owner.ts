import { type Right, right } from '../kernel/rights/requirement.ts';
import type { Texts } from '../kernel/values/languages.ts';
import type { AttachmentType } from './attachment-types.ts';

/** A kind of record that has papers and pictures, declared by the module that keeps these records. */
export interface AttachmentOwner {
  /** As the calls name it. */
  readonly name: string;
  readonly view: Right;
  readonly edit: Right;
  /** Asked beside `view` of whoever opens an identity paper. */
  readonly openIdentityPapers: Right;
  /** The types that this kind of record takes. Left out: all of them. */
  readonly types?: readonly AttachmentType[];
  /** What a picture or paper is for, where the record tells them apart: before and after, a subject. */
  readonly purposes?: Readonly<Record<string, Texts>>;
}

/** The one right that opens the identity papers of people, whoever's they are. */
export const openIdentityPapers = right('SEWADAR.SEWADAR', 'openIdentityPapers');

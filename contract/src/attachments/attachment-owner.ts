import { type Right, right } from '../kernel/rights/requirement.ts';

/** A kind of record that has papers and pictures, declared by the module that keeps these records. */
export interface AttachmentOwner {
  /** As the calls name it. */
  readonly name: string;
  readonly view: Right;
  readonly edit: Right;
  /** Asked beside `view` of whoever opens an identity paper. */
  readonly openIdentityPapers: Right;
}

/** The one right that opens the identity papers of people, whoever's they are. */
export const openIdentityPapers = right('SEWADAR.SEWADAR', 'openIdentityPapers');

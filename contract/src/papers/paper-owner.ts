import type { AttachmentType } from '../attachments/attachment-types.ts';
import type { Right } from '../kernel/rights/requirement.ts';
import type { Texts } from '../kernel/values/languages.ts';

export interface PaperKind {
  readonly words: Texts;
  /** A record without one is shown as lacking it. */
  readonly isRequired: boolean;
  /** False where the number stands in the record itself. */
  readonly hasNumber: boolean;
  /** As what its scan is attached to the record. */
  readonly scanType: AttachmentType;
}

/** A kind of record whose papers expire, declared by the module that keeps these records. */
export interface PaperOwner {
  /** As the calls name it. */
  readonly name: string;
  readonly one: Texts;
  readonly view: Right;
  readonly edit: Right;
  /** In the order in which they are shown. */
  readonly paperKinds: Readonly<Record<string, PaperKind>>;
}

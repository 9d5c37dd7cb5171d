import type { ImportColumn } from '../kernel/import/import.ts';
import type { Right } from '../kernel/rights/requirement.ts';
import type { Texts } from '../kernel/values/languages.ts';

/** A kind of list that can be imported, declared by the module whose records it makes. */
export interface Importable {
  /** As the calls name it. */
  readonly name: string;
  readonly requirement: Right;
  readonly columns: readonly ImportColumn[];
  /** The texts of its own issues. */
  readonly issues: Readonly<Record<string, Texts>>;
}

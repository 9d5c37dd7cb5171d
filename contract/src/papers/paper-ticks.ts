import type { PaperKind } from './paper-owner.ts';
import { type PaperLight, paperLights, paperState } from './paper-state.ts';

/** What is shown of one kind of paper. `none`: there is none, and none is asked for. */
export const paperTicks = [...paperLights, 'none'] as const;
export type PaperTick = PaperLight | 'none';

/** A tick for every kind of paper that a record can have, in the order in which they are declared. */
export function ticksOf(
  kinds: Readonly<Record<string, PaperKind>>,
  papers: readonly { readonly kind: string; readonly validUntil: string }[],
  today: string,
): { kind: string; tick: PaperTick }[] {
  return Object.entries(kinds).map(([kind, { isRequired }]) => {
    const paper = papers.find((one) => one.kind === kind);
    if (paper) return { kind, tick: paperState(paper.validUntil, today) };
    return { kind, tick: isRequired ? 'missing' : 'none' };
  });
}

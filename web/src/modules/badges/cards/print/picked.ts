import { MAX_PRINTED_CARDS } from '@sewa/contract/badges/cards';
import { z } from 'zod/mini';

/** Whose picks they are: nobody else sees them, and badges of another area cannot be printed. */
export interface Picker {
  readonly user: string;
  readonly area: string | null;
}

const storedPicks = z.object({ user: z.uuid(), area: z.nullable(z.uuid()), ids: z.array(z.uuid()) });

/** What a tab kept of the picks of this person in this area. */
export function readPicks(text: string | null, { user, area }: Picker): readonly string[] {
  if (text === null) return [];
  try {
    const stored = storedPicks.safeParse(JSON.parse(text)).data;
    return stored?.user === user && stored.area === area ? stored.ids : [];
  } catch {
    // Written by something else: no reason to keep anybody from printing.
    return [];
  }
}

export function picksText({ user, area }: Picker, ids: readonly string[]): string {
  return JSON.stringify({ user, area, ids });
}

/** Each once, in the order in which they were picked, and no more than one print takes. */
export function withPicks(known: readonly string[], more: readonly string[]): readonly string[] {
  return [...new Set([...known, ...more])].slice(0, MAX_PRINTED_CARDS);
}

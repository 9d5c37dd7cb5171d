import { type CardLayout, cardLayouts } from '@sewa/contract/badges/cards';
import { z } from 'zod/mini';

export interface PrinterChoice {
  layout: CardLayout;
  printer: string | null;
}

const remembered = z.object({ layout: z.enum(cardLayouts), printer: z.nullable(z.uuid()) });
const nothing: PrinterChoice = { layout: 'single', printer: null };

/** What a device remembers of its printer; as at the first time where it remembers nothing that can be read. */
export function readPrinter(text: string | null): PrinterChoice {
  if (text === null) return nothing;
  try {
    return remembered.safeParse(JSON.parse(text)).data ?? nothing;
  } catch {
    // Written by something else: no reason to keep anybody from printing.
    return nothing;
  }
}

import type { ReprintReason } from '@sewa/contract/badges/cards';
import type { Language } from '@sewa/contract/kernel/values/languages';
import { useState } from 'react';
import { usePrinters } from '../cards.queries.ts';
import { type PrinterChoice, readPrinter } from './remembered-printer.ts';

const PRINTER_KEY = 'badges.printer';

export interface PrintChoices extends PrinterChoice {
  language: Language | null;
  reprint: ReprintReason | null;
  reason: string;
}

const noReason = { reprint: null, reason: '' } as const;

/**
 * How cards are printed. The device remembers layout and printer: without its correction the cards are cut in the wrong
 * place. Why cards are printed again is asked anew for each print.
 */
export function usePrintChoices() {
  const [entered, setEntered] = useState<PrintChoices>(() => ({
    ...readPrinter(window.localStorage.getItem(PRINTER_KEY)),
    language: null,
    ...noReason,
  }));
  const { data: printers } = usePrinters();
  const fitting = (printers ?? []).filter(({ layout }) => layout === entered.layout);
  // One that was deleted meanwhile, or is out of sight of whoever works here now.
  const isGone = printers !== undefined && !fitting.some(({ id }) => id === entered.printer);
  const choices = isGone ? { ...entered, printer: null } : entered;
  return {
    choices,
    printers: fitting,
    choose: (some: Partial<PrintChoices>) => {
      const next = { ...choices, ...some };
      setEntered(next);
      window.localStorage.setItem(
        PRINTER_KEY,
        JSON.stringify({ layout: next.layout, printer: next.printer }),
      );
    },
    askReasonAnew: () => setEntered({ ...choices, ...noReason }),
  };
}

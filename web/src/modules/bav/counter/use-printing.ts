import { useRef, useState } from 'react';
import type { MadeSale } from './use-counter.ts';

const PRINT_KEY = 'bav.printReceipts';

/** Which receipt is being printed, and whether each prints by itself: a choice that the device remembers. */
export function usePrinting() {
  const [isAutomatic, setIsAutomatic] = useState(() => window.localStorage.getItem(PRINT_KEY) === 'on');
  const [sale, setSale] = useState<MadeSale | null>(null);
  const printed = useRef<string | null>(null);
  return {
    isAutomatic,
    setIsAutomatic: (next: boolean) => {
      window.localStorage.setItem(PRINT_KEY, next ? 'on' : 'off');
      setIsAutomatic(next);
    },
    sale,
    print: (made: MadeSale) => setSale(made),
    /** Of each sale once, however often what became of it changes. */
    printOnce: (made: MadeSale) => {
      if (!isAutomatic || printed.current === made.id) return;
      printed.current = made.id;
      setSale(made);
    },
    done: () => setSale(null),
  };
}
export type Printing = ReturnType<typeof usePrinting>;

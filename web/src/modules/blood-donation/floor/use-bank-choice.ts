import type { Camp } from '@sewa/contract/blood-donation/camps';
import { useState } from 'react';

const keyOf = (camp: string) => `portal-camp-bank ${camp}`;

/** The blood bank of the next bag: the camp's only one, or the one that was last chosen at this desk. Null: to be chosen. */
export function useBankChoice({ id, banks }: Pick<Camp, 'id' | 'banks'>) {
  const [chosen, setChosen] = useState(() => readChoice(id));
  const [only, ...others] = banks;
  const isAsked = others.length > 0;
  const last = banks.find((bank) => bank.id === chosen)?.id ?? null;
  return {
    isAsked,
    bank: isAsked ? last : (only?.id ?? null),
    choose: (bank: string) => {
      setChosen(bank);
      writeChoice(id, bank);
    },
  };
}

function readChoice(camp: string): string | null {
  try {
    return localStorage.getItem(keyOf(camp));
  } catch {
    // A private window: it is asked for each bag.
    return null;
  }
}

function writeChoice(camp: string, bank: string): void {
  try {
    localStorage.setItem(keyOf(camp), bank);
  } catch (error) {
    console.warn('The choice of the blood bank is not kept', error);
  }
}

import { MAX_PRINTED_CARDS } from '@sewa/contract/badges/cards';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod/mini';

/** What the list hands over: the badges that were chosen there. */
const handedOver = z.object({ ids: z.array(z.uuid()) });

/** The badges that are to be printed, each once, in the order in which they were picked. */
export function usePicked() {
  const { state } = useLocation();
  const [ids, setIds] = useState<readonly string[]>(() => handedOver.safeParse(state).data?.ids ?? []);
  return {
    ids,
    add: (more: readonly string[]) =>
      setIds((known) => [...new Set([...known, ...more])].slice(0, MAX_PRINTED_CARDS)),
    remove: (some: readonly string[]) => setIds((known) => known.filter((id) => !some.includes(id))),
    clear: () => setIds([]),
  };
}

import { useEffect, useState } from 'react';
import type { EntryLine } from '../stock/LineEntry.tsx';
import { useOrder, useOrderLines } from './order.queries.ts';

/** With what the entry of an order begins. */
export interface OrderStart {
  /** The saved order; null: a new one. The version is that of these lines, whatever others save meanwhile. */
  order: { id: string; version: number; reference: string; day: string; centre: string } | null;
  location: string;
  store: string;
  neededBy: string;
  notes: string;
  lines: EntryLine[];
}

const nothing: OrderStart = { order: null, location: '', store: '', neededBy: '', notes: '', lines: [] };

/**
 * The start is null until it is loaded. It then stays as it is: what others save is refused by its version and never
 * mixed in.
 */
export function useOrderStart(id: string) {
  const orderQuery = useOrder(id);
  const linesQuery = useOrderLines(id);
  const { data: order } = orderQuery;
  const { data: lines } = linesQuery;
  const [start, setStart] = useState<OrderStart | null>(id === '' ? nothing : null);
  const isLoaded = !orderQuery.isFetching && !linesQuery.isFetching;
  useEffect(() => {
    if (start !== null || !order || !lines || !isLoaded) return;
    const { version, reference, day, centre, location, store, neededBy, notes } = order;
    setStart({
      order: { id, version, reference, day, centre },
      location,
      store,
      neededBy: neededBy ?? '',
      notes,
      lines: lines.map(({ item, title, code, asked, price, atLocation }) => ({
        item,
        title,
        code,
        quantity: asked,
        cost: price,
        onHand: atLocation,
      })),
    });
  }, [id, order, lines, isLoaded, start]);
  const retry = () => {
    for (const query of [orderQuery, linesQuery]) void query.refetch();
  };
  return { start, error: orderQuery.error ?? linesQuery.error, retry };
}

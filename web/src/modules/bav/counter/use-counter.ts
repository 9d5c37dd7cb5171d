import {
  addItem,
  type Basket,
  type CounterItem,
  emptyBasket,
  type Payment,
  priceBasket,
  setQuantity,
  type Totals,
} from '@sewa/contract/bav/basket';
import { receiptText } from '@sewa/contract/bav/receipt-number';
import type { SaleBody } from '@sewa/contract/bav/sales';
import type { CounterTill } from '@sewa/contract/bav/shifts';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { newId } from '@sewa/contract/kernel/values/ids';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../platform/toast.ts';
import { useFormat } from '../../../platform/use-format.ts';
import type { Sound } from '../../../ui/scan/use-sound.ts';
import { afterHold, afterRecall, noBaskets, withAside, withNewPrices } from './baskets.rules.ts';
import { type Catalogue, type Entry, withSold } from './catalogue.rules.ts';
import { fetchPrices, postSale, resumePaid } from './counter.queries.ts';
import { readCounter, storeCounter, takeSaleNumber } from './counter-store.ts';

/** A sale that was paid, as the counter shows it until the next one. */
export interface MadeSale {
  readonly id: string;
  readonly reference: string;
  readonly at: string;
  readonly totals: Totals;
  readonly payment: Payment;
  readonly change: number;
  readonly state: 'sending' | 'posted' | 'waiting' | 'refused';
  readonly message: string | null;
}

export interface AtWork extends CounterTill {
  shift: NonNullable<CounterTill['shift']>;
}

/** After so long a sale that was under way when the browser ended is surely left behind. */
const RESUME_AFTER_MS = 6_000;

/** The basket, what is held, and the last sale of a counter; all of it is on the device as well. */
export function useCounter(given: { till: AtWork; catalogue: Catalogue; fetchedAt: number; sound: Sound }) {
  const { till, catalogue, fetchedAt, sound } = given;
  const { t } = useTranslation('counter');
  const { money } = useFormat();
  const shift = till.shift.id;
  const [baskets, setBaskets] = useState(noBaskets);
  const { basket, held } = baskets;
  const [chosen, setChosen] = useState<string | null>(null);
  const [unknown, setUnknown] = useState<string | null>(null);
  const [last, setLast] = useState<MadeSale | null>(null);
  const [isRestored, setIsRestored] = useState(false);
  const { soldSince, noteSold } = useSoldSince(fetchedAt);
  const totals = useMemo(() => priceBasket(basket), [basket]);

  useEffect(() => {
    let isOver = false;
    readCounter(shift)
      .then((stored) => {
        if (isOver || !stored) return;
        setBaskets(stored);
      })
      .catch((error: unknown) => console.warn('Nothing was read of an earlier basket', error))
      .finally(() => {
        if (!isOver) setIsRestored(true);
      });
    const resume = () =>
      resumePaid().catch((error: unknown) => console.warn('Sales left behind were not sent', error));
    void resume();
    const timer = setTimeout(() => void resume(), RESUME_AFTER_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [shift]);

  useEffect(() => {
    if (!isRestored) return;
    storeCounter(shift, baskets).catch((error: unknown) =>
      console.warn('The basket is not kept on this device', error),
    );
  }, [shift, baskets, isRestored]);

  const setBasket = useCallback(
    (change: (now: Basket) => Basket) => setBaskets((now) => ({ ...now, basket: change(now.basket) })),
    [],
  );

  const add = useCallback(
    (item: CounterItem, quantity = 1) => {
      setBasket((now) => addItem(now, item, quantity));
      setChosen(item.id);
      setUnknown(null);
      setLast((now) => (now?.state === 'sending' || now?.state === 'refused' ? now : null));
      afterPaint(() => sound.play('good'));
    },
    [sound, setBasket],
  );

  const enter = (entry: Entry) => {
    if (entry.kind === 'item') return add(entry.item, entry.quantity);
    if (entry.kind === 'quantity') {
      const line = chosen ?? basket.lines.at(-1)?.item;
      if (line !== undefined) setBasket((now) => setQuantity(now, line, entry.quantity));
      return;
    }
    setUnknown(entry.code);
    sound.play('look');
  };

  const takeNewPrices = async () => {
    try {
      const prices = await fetchPrices(till.id);
      setBaskets((now) => withNewPrices(now, prices));
    } catch (error) {
      console.warn('The prices of now did not come', error);
    }
  };

  const changeQuantity = useCallback(
    (item: string, quantity: number) => setBasket((now) => setQuantity(now, item, quantity)),
    [setBasket],
  );

  const isPaying = useRef(false);
  /** The next sale begins at once; what comes of this one is shown beside it. */
  const pay = async (payment: Payment, change: number) => {
    if (isPaying.current || basket.lines.length === 0) return;
    isPaying.current = true;
    const sold = basket;
    const priced = totals;
    try {
      const number = await takeSaleNumber(shift, till.shift.nextNumber).catch((error: unknown) => {
        console.error('The device gave no receipt number', error);
        return null;
      });
      if (number === null) return showToast(toastTypes.ERROR, t('noNumber'));
      const reference = receiptText({ till: till.code, shift: till.shift.number, kind: 'sale', number });
      const sale: SaleBody = {
        id: newId(),
        shift,
        number,
        lines: priced.lines.map(({ item, quantity, price, discount }) => ({
          item,
          quantity,
          price,
          discount,
        })),
        ...payment,
        at: new Date().toISOString(),
        isFinal: false,
      };
      const made: MadeSale = {
        id: sale.id,
        reference,
        at: sale.at,
        totals: priced,
        payment,
        change,
        state: 'sending',
        message: null,
      };
      setLast(made);
      setBasket(() => emptyBasket);
      setChosen(null);
      setUnknown(null);
      const describe = t('queued', { number: reference, amount: money(priced.total) });
      void postSale({ sale, basket: sold, describe })
        .then((outcome) => {
          if (outcome.kind === 'refused') {
            setBaskets((now) => withAside(now, sold, outcome.message));
            if (outcome.isPriceChanged) void takeNewPrices();
            sound.play('look');
          } else noteSold(sale.lines);
          const message = outcome.kind === 'refused' ? outcome.message : null;
          setLast((now) =>
            now === null || now.id === made.id ? { ...made, state: outcome.kind, message } : now,
          );
        })
        .catch((error: unknown) => {
          console.error('A sale was neither kept nor sent', error);
          setBaskets((now) => withAside(now, sold, t('unsaved')));
          setLast({ ...made, state: 'refused', message: t('unsaved') });
        });
    } finally {
      isPaying.current = false;
    }
  };

  return {
    basket,
    totals,
    held,
    chosen,
    setChosen,
    unknown,
    clearUnknown: () => setUnknown(null),
    last,
    clearLast: () => setLast(null),
    soldSince,
    catalogue,
    add,
    enter,
    hold: () => setBaskets(afterHold),
    recall: (id: string) => setBaskets((now) => afterRecall(now, id)),
    pay,
    drop: (id: string) => setBaskets((now) => ({ ...now, held: now.held.filter((one) => one.id !== id) })),
    setQuantity: changeQuantity,
    setDiscount: (discountPercent: number) => setBasket((now) => ({ ...now, discountPercent })),
    clear: () => setBasket(() => emptyBasket),
  };
}
export type Counter = ReturnType<typeof useCounter>;

/** Once the line is on the screen: whoever scans waits for that first. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** What this device sold since the catalogue came: the stock that it shows shrinks with each sale. */
function useSoldSince(fetchedAt: number) {
  const [sold, setSold] = useState<{ of: number; items: ReadonlyMap<string, number> }>({
    of: fetchedAt,
    items: new Map(),
  });
  const items = sold.of === fetchedAt ? sold.items : none;
  const noteSold = (lines: SaleBody['lines']) =>
    setSold((now) => ({
      of: fetchedAt,
      items: withSold(now.of === fetchedAt ? now.items : none, lines),
    }));
  return { soldSince: items, noteSold };
}
const none: ReadonlyMap<string, number> = new Map();

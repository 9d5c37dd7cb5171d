import GlobalStyles from '@mui/material/GlobalStyles';
import { receiptWords } from '@sewa/contract/bav/shop-words';
import { taxIn, taxText } from '@sewa/contract/bav/tax';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { QrCode } from '../../../ui/QrCode.tsx';
import type { Catalogue } from './catalogue.rules.ts';
import type { AtWork, MadeSale } from './use-counter.ts';

/**
 * A receipt for a printer of 80 mm, printed by the browser itself: a counter without a connection gives receipts too. A
 * receipt that is printed again comes from the server.
 */
export function ReceiptSlip({
  sale,
  till,
  catalogue,
  onPrinted,
}: {
  sale: MadeSale;
  till: AtWork;
  catalogue: Catalogue;
  onPrinted: () => void;
}) {
  const language = useStore(languageStore);
  const { money, dateTime, number } = useFormat();
  const word = (name: keyof typeof receiptWords) => receiptWords[name][language];
  const finish = useEffectEvent(onPrinted);
  useEffect(() => {
    const done = () => finish();
    window.addEventListener('afterprint', done, { once: true });
    const timer = setTimeout(() => {
      window.print();
      // A browser without a printer says nothing.
      finish();
    }, 0);
    return () => {
      window.removeEventListener('afterprint', done);
      clearTimeout(timer);
    };
  }, []);
  const { totals, payment, change } = sale;
  const taxed = totals.lines.map((line) => {
    const { hsn = '', taxRate = 0 } = catalogue.byId.get(line.item) ?? {};
    return { ...line, taxText: taxText({ hsn, taxRate }), tax: taxIn(line.gross - line.discount, taxRate) };
  });
  const tax = taxed.reduce((sum, line) => sum + line.tax, 0);
  return createPortal(
    <div className="receipt-slip" aria-hidden>
      <GlobalStyles styles={onPaper} />
      <strong>{till.centreName}</strong>
      <Pair left={word('reference')} right={sale.reference} />
      <Pair left={dateTime(sale.at)} right={till.name} />
      <hr />
      {taxed.map((line) => (
        <div key={line.item}>
          {line.title}
          <Pair left={`${number(line.quantity)} × ${money(line.price)}`} right={money(line.gross)} />
          {line.taxText}
        </div>
      ))}
      <hr />
      {totals.discount > 0 && <Pair left={word('discount')} right={`−${money(totals.discount)}`} />}
      <Pair left={<strong>{word('total')}</strong>} right={<strong>{money(totals.total)}</strong>} />
      {tax > 0 && <Pair left={word('tax')} right={money(tax)} />}
      {payment.cash > 0 && <Pair left={word('cash')} right={money(payment.cash)} />}
      {payment.upi > 0 && <Pair left={word('upi')} right={money(payment.upi)} />}
      {change > 0 && <Pair left={word('change')} right={money(change)} />}
      <QrCode text={sale.reference} size={96} label={sale.reference} />
      {sale.reference}
    </div>,
    document.body,
  );
}

function Pair({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div style={{ display: 'flex', justifyContent: 'space-between', gap: 8 }}>
      <span>{left}</span>
      <span>{right}</span>
    </div>
  );
}

const onPaper = {
  '@media screen': { '.receipt-slip': { display: 'none' } },
  '@media print': {
    '@page': { size: '80mm auto', margin: '4mm' },
    'body > *:not(.receipt-slip)': { display: 'none !important' },
    '.receipt-slip': { width: '72mm', color: '#000000', fontSize: '12px', lineHeight: 1.4 },
  },
} as const;

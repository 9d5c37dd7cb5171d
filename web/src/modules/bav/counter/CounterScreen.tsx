import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useBarePage } from '../../../platform/bare-page.ts';
import { leaveFullScreen } from '../../../ui/kiosk/full-screen.ts';
import { useSound } from '../../../ui/scan/use-sound.ts';
import { visuallyHidden } from '../../../ui/visually-hidden.ts';
import { BasketList } from './BasketList.tsx';
import { CounterBar } from './CounterBar.tsx';
import { CounterField, type FieldActs } from './CounterField.tsx';
import type { Catalogue } from './catalogue.rules.ts';
import { DiscountDialog } from './DiscountDialog.tsx';
import { HeldDialog } from './HeldDialog.tsx';
import { LastSale } from './LastSale.tsx';
import { OtherEditions } from './OtherEditions.tsx';
import { PayPanel } from './PayPanel.tsx';
import { PhoneTotal } from './PhoneTotal.tsx';
import { ReceiptSlip } from './ReceiptSlip.tsx';
import { type CounterActs, Summary } from './Summary.tsx';
import { type AtWork, type Counter, type MadeSale, useCounter } from './use-counter.ts';
import { usePrinting } from './use-printing.ts';
import { useStableActs } from './use-stable-acts.ts';

type Panel = 'basket' | 'pay' | 'held' | 'discount';

const keys: Readonly<Record<string, keyof CounterActs>> = {
  F4: 'hold',
  F5: 'recall',
  F6: 'discount',
  F8: 'takeBack',
  F9: 'pay',
};

/** The whole screen: the basket on the left, the total and the payment on the right; the scan field has the focus. */
export function CounterScreen(props: { till: AtWork; catalogue: Catalogue; fetchedAt: number }) {
  const { till } = props;
  useBarePage();
  const { t } = useTranslation('counter');
  const navigate = useNavigate();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const sound = useSound('bav.sound', { isOnAtFirst: true });
  const counter = useCounter({ ...props, sound });
  const [panel, setPanel] = useState<Panel>('basket');
  const field = useRef<HTMLInputElement>(null);
  const printing = usePrinting();
  const hasLines = counter.basket.lines.length > 0;
  const back = () => {
    setPanel('basket');
    field.current?.focus();
  };
  const recall = () => {
    const [only] = counter.held;
    if (counter.held.length === 1 && only && !hasLines) counter.recall(only.id);
    else if (counter.held.length > 0) setPanel('held');
  };
  const show = (next: Panel) => {
    if (hasLines) setPanel(next);
  };
  const acts = useStableActs<CounterActs>({
    hold: counter.hold,
    recall,
    discount: () => show('discount'),
    takeBack: () => void navigate('/bav/return/new'),
    pay: () => show('pay'),
  });
  const fieldActs = useStableActs<FieldActs>(actsOnLines(counter));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // In the payment panel F9 chooses the way of paying; dialogs have keys of their own.
    if (panel !== 'basket') return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    acts[act]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // The browser would load the page anew.
      if (event.key === 'F5') event.preventDefault();
      onKey(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  useEffect(() => leaveFullScreen, []);
  const isPaying = panel === 'pay' && hasLines;
  const { last } = counter;
  return (
    <Box
      sx={{
        height: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        bgcolor: 'background.default',
      }}
    >
      <Box component="h1" sx={visuallyHidden}>
        {t('screen', { counter: till.name })}
      </Box>
      <CounterBar till={till} sound={sound} printing={printing} />
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: { xs: 'column', md: 'row' } }}>
        {(!isPhone || !isPaying) && (
          <Box sx={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
            <CounterField
              ref={field}
              catalogue={counter.catalogue}
              soldSince={counter.soldSince}
              unknown={counter.unknown}
              isOff={panel !== 'basket'}
              acts={fieldActs}
            />
            {last && (isPhone || !hasLines) && (
              <LastSale sale={last} onPrint={() => printing.print(last)} onClose={counter.clearLast} />
            )}
            <OtherEditions counter={counter} />
            <BasketList counter={counter} />
          </Box>
        )}
        <Box
          component="aside"
          aria-label={t('payment')}
          sx={{
            width: { md: 400 },
            flexShrink: 0,
            display: { xs: isPaying ? 'flex' : 'none', md: 'flex' },
            flex: { xs: 1, md: 'none' },
            flexDirection: 'column',
            minHeight: 0,
            overflowY: 'auto',
            borderLeft: { md: 1 },
            borderColor: { md: 'divider' },
            bgcolor: 'background.paper',
          }}
        >
          {isPaying ? (
            <PayPanel
              till={till}
              totals={counter.totals}
              catalogue={counter.catalogue}
              onScan={(entry) => {
                back();
                counter.enter(entry);
              }}
              onPaid={(payment, change) => {
                back();
                void counter.pay(payment, change);
              }}
              onBack={back}
            />
          ) : (
            <Summary counter={counter} till={till} acts={acts} />
          )}
        </Box>
      </Box>
      {isPhone && !isPaying && <PhoneTotal counter={counter} till={till} acts={acts} />}
      {panel === 'held' && <HeldDialog counter={counter} onClose={back} />}
      {panel === 'discount' && <DiscountDialog counter={counter} max={till.maxDiscount} onClose={back} />}
      {printing.sale && (
        <ReceiptSlip
          sale={printing.sale}
          till={till}
          catalogue={counter.catalogue}
          onPrinted={printing.done}
        />
      )}
      <AutoPrint sale={last} printing={printing} />
    </Box>
  );
}

/** What the keys of the scan field do with the chosen line, or the last one. */
function actsOnLines(counter: Counter): FieldActs {
  const { lines } = counter.basket;
  const chosen = lines.find(({ item }) => item === counter.chosen) ?? lines.at(-1);
  return {
    add: counter.add,
    enter: counter.enter,
    clearUnknown: counter.clearUnknown,
    moveLine: (step) => {
      const now = chosen ? lines.indexOf(chosen) : 0;
      const next = lines[Math.min(Math.max(now + step, 0), lines.length - 1)];
      if (next) counter.setChosen(next.item);
    },
    changeQuantity: (step) => {
      if (chosen) counter.setQuantity(chosen.item, chosen.quantity + step);
    },
    removeLine: () => {
      if (chosen) counter.setQuantity(chosen.item, 0);
    },
  };
}

/** The receipt prints by itself behind the next sale, where the device is set to do so; not one that was refused. */
function AutoPrint({ sale, printing }: { sale: MadeSale | null; printing: ReturnType<typeof usePrinting> }) {
  const isOver = sale?.state === 'posted' || sale?.state === 'waiting';
  const print = useEffectEvent((made: MadeSale) => printing.printOnce(made));
  useEffect(() => {
    if (isOver && sale) print(sale);
  }, [isOver, sale]);
  return null;
}

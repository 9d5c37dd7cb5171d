import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { DayField } from '../../../ui/day/DayField.tsx';
import { isDay } from '../../../ui/day/day.rules.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { CopiesField } from '../stock/CopiesField.tsx';
import { EntryPage } from '../stock/EntryPage.tsx';
import { returnPurchase, usePurchase, usePurchaseLines } from './purchase.queries.ts';

/** Copies of a purchase that go back to the supplier, never more than are left of it. */
export function ReturnPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['bav', 'app']);
  const { money, number } = useFormat();
  const navigate = useNavigate();
  const purchaseQuery = usePurchase(id);
  const linesQuery = usePurchaseLines(id);
  const [day, setDay] = useState(today());
  const [notes, setNotes] = useState('');
  const [quantities, setQuantities] = useState<Readonly<Record<string, number | null>>>({});
  const { data: purchase } = purchaseQuery;
  const { data: lines } = linesQuery;
  if (!purchase || !lines) {
    const failed = [purchaseQuery, linesQuery].find(({ error }) => error !== null);
    if (!failed?.error) return <PageSkeleton />;
    return <ErrorState isPage error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  const chosen = lines.flatMap(({ item, cost }) => {
    const quantity = quantities[item] ?? 0;
    return quantity > 0 ? [{ item, quantity, cost }] : [];
  });
  // A field that was emptied again is as one that nobody touched.
  const isWrong = ({ item, quantity, returned }: { item: string; quantity: number; returned: number }) => {
    const copies = quantities[item] ?? 0;
    return copies < 0 || copies > quantity - returned;
  };
  const missing = () => {
    if (!isDay(day)) return t('entry.day');
    if (lines.some(isWrong)) return t('purchase.returnTooMany');
    return chosen.length === 0 ? t('purchase.returnNothing') : null;
  };
  return (
    <EntryPage
      trail={[
        { label: t('app:menu.bavPurchase'), to: '/bav/purchase' },
        { label: purchase.reference, to: `/bav/purchase/${id}` },
      ]}
      title={t('purchase.returnTitle', { number: purchase.reference })}
      submitLabel={t('purchase.postReturn')}
      missing={missing()}
      isDirty={chosen.length > 0}
      post={(key) =>
        returnPurchase(
          id,
          { day, notes, lines: chosen.map(({ item, quantity }) => ({ item, quantity })) },
          key,
        )
      }
      onPosted={({ id: made }) => void navigate(`/bav/purchase/${made}`, { replace: true })}
    >
      <DayField
        label={t('day')}
        value={day}
        min={purchase.day}
        max={today()}
        onChange={setDay}
        isRequired
        sx={{ maxWidth: 320 }}
      />
      <Typography
        variant="body2"
        color="textSecondary"
        aria-hidden
        sx={{ width: 120, alignSelf: 'flex-end' }}
      >
        {t('lines.quantity')}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ p: 0, listStyle: 'none', m: '0 !important' }}>
        {lines.map((line) => {
          const { item, title, code, quantity, returned, cost } = line;
          const left = quantity - returned;
          return (
            <Box component="li" key={item} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography>{title}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {`${code} · ${money(cost)} · ${t('purchase.canReturn', { count: left, shown: number(left) })}`}
                </Typography>
              </Box>
              <CopiesField
                name={`${t('lines.quantity')}: ${title}`}
                value={quantities[item] ?? null}
                isDisabled={left === 0}
                error={isWrong(line)}
                onChange={(copies) => setQuantities({ ...quantities, [item]: copies })}
                width={120}
              />
            </Box>
          );
        })}
      </Stack>
      <TextField
        label={t('notes')}
        value={notes}
        multiline
        minRows={2}
        onChange={({ target }) => setNotes(target.value.slice(0, 2_000))}
      />
    </EntryPage>
  );
}

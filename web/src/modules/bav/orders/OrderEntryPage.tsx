import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { orders } from '@sewa/contract/bav/orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { call } from '../../../platform/call.ts';
import { today } from '../../../platform/today.ts';
import { DayField } from '../../../ui/day/DayField.tsx';
import { isDay } from '../../../ui/day/day.rules.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { useAct } from '../../../ui/use-act.ts';
import { EntryPage } from '../stock/EntryPage.tsx';
import { completeLines, LineEntry } from '../stock/LineEntry.tsx';
import { LocationSelect } from '../stock/LocationSelect.tsx';
import { useLocations, useOwnLocations } from '../stock/stock.queries.ts';
import { usualPlace } from '../stock/usual-place.rules.ts';
import { SanctionBar } from './SanctionBar.tsx';
import { withSuggested } from './suggested-lines.rules.ts';
import { type OrderStart, useOrderStart } from './use-order-start.ts';

/** A new order, or one that is not approved yet. */
export function OrderEntryPage() {
  const { id = '' } = useParams();
  const { start, error, retry } = useOrderStart(id);
  if (start !== null) return <OrderEntry start={start} />;
  return error ? <ErrorState isPage error={error} onRetry={retry} /> : <PageSkeleton />;
}

function OrderEntry({ start }: { start: OrderStart }) {
  const { order } = start;
  const { t } = useTranslation(['bav', 'app']);
  const words = useResourceWords(orders);
  const navigate = useNavigate();
  const { data: own = [] } = useOwnLocations();
  const { data: all = [] } = useLocations();
  const stores = all.filter(({ kind }) => kind === 'areaStore');
  const [chosen, setChosen] = useState(start.location);
  const [chosenStore, setChosenStore] = useState(start.store);
  const [neededBy, setNeededBy] = useState(start.neededBy);
  const [notes, setNotes] = useState(start.notes);
  const [lines, setLines] = useState(start.lines);
  const { act, isBusy } = useAct();
  const places = own.filter(
    ({ kind, centre }) => kind !== 'areaStore' && (!order || centre === order.centre),
  );
  const location = chosen || usualPlace(places);
  const store = chosenStore || (stores[0]?.id ?? '');
  const centre = own.find((place) => place.id === location)?.centre ?? '';
  const complete = completeLines(lines);
  const value = lines.reduce((sum, line) => sum + (line.quantity ?? 0) * (line.cost ?? 0), 0);
  const missing = () => {
    if (location === '' || store === '') return t('entry.location');
    if (neededBy !== '' && !isDay(neededBy)) return t('entry.day');
    return complete === null ? t('entry.lines') : null;
  };
  const body = {
    location,
    store,
    neededBy: neededBy === '' ? null : neededBy,
    notes,
    lines: (complete ?? []).map(({ item, quantity }) => ({ item, quantity })),
  };
  const isEdited =
    lines !== start.lines ||
    neededBy !== start.neededBy ||
    notes !== start.notes ||
    chosen !== start.location ||
    chosenStore !== start.store;
  const suggest = () =>
    act({
      run: () => call(orders.suggest, { query: { location } }),
      done: t('order.suggested'),
      failed: t('entry.failed'),
      onDone: (found) =>
        setLines((now) =>
          withSuggested(
            now,
            found.map(({ price, ...line }) => ({ ...line, cost: price })),
          ),
        ),
    });
  return (
    <EntryPage
      trail={[{ label: t('app:menu.bavOrder'), to: '/bav/order' }]}
      title={order ? t('order.edit', { number: order.reference }) : t('order.new')}
      submitLabel={order ? t('order.save') : t('order.send')}
      missing={missing()}
      isDirty={order ? isEdited : lines.length > 0}
      post={(idempotencyKey) =>
        order
          ? call(orders.askAgain, { params: { id: order.id }, body: { ...body, version: order.version } })
          : call(orders.ask, { body, idempotencyKey })
      }
      onPosted={(made) => void navigate(`/bav/order/${made.id}`, { replace: true })}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <LocationSelect
          label={words.label('location')}
          value={location}
          locations={places}
          onChange={setChosen}
          isRequired
        />
        <LocationSelect
          label={words.label('store')}
          value={store}
          locations={stores}
          onChange={setChosenStore}
          isRequired
        />
        <DayField label={words.label('neededBy')} value={neededBy} onChange={setNeededBy} />
      </Box>
      <SanctionBar centre={centre} day={order?.day ?? today()} value={value} isCounted={false} />
      {order === null && (
        <Button
          variant="outlined"
          loading={isBusy}
          disabled={location === ''}
          onClick={() => void suggest()}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('order.suggest')}
        </Button>
      )}
      <LineEntry lines={lines} onChange={setLines} location={location} amount="price" />
      <TextField
        label={words.label('notes')}
        value={notes}
        multiline
        minRows={2}
        onChange={({ target }) => setNotes(target.value.slice(0, 2_000))}
      />
    </EntryPage>
  );
}

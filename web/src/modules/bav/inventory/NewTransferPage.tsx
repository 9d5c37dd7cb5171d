import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { transfers } from '@sewa/contract/bav/transfers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/call.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { EntryPage } from '../stock/EntryPage.tsx';
import { completeLines, type EntryLine, LineEntry } from '../stock/LineEntry.tsx';
import { LocationSelect } from '../stock/LocationSelect.tsx';
import { useLocations, useOwnLocations } from '../stock/stock.queries.ts';
import { usualPlace } from '../stock/usual-place.rules.ts';

/** From one location to another; within the own centre it can be received at once. */
export function NewTransferPage() {
  const { t } = useTranslation(['bav', 'app']);
  const words = useResourceWords(transfers);
  const navigate = useNavigate();
  const { data: own = [] } = useOwnLocations();
  const { data: all = [] } = useLocations();
  const [chosen, setChosen] = useState('');
  const from = chosen || usualPlace(own);
  const targets = all.filter(({ id }) => id !== from);
  const [to, setTo] = useState('');
  const isOwn = own.some(({ id }) => id === to);
  const [isImmediate, setIsImmediate] = useState(true);
  const [notes, setNotes] = useState('');
  const [lines, setLines] = useState<EntryLine[]>([]);
  const complete = completeLines(lines);
  const isShort = lines.some(({ quantity, onHand }) => onHand !== null && (quantity ?? 0) > onHand);
  const missing = () => {
    if (from === '' || to === '' || from === to) return t('entry.location');
    if (isShort) return t('transfer.short');
    return complete === null ? t('entry.lines') : null;
  };
  return (
    <EntryPage
      trail={[
        { label: t('app:menu.bavInventory'), to: '/bav/inventory' },
        { label: words.many, to: '/bav/inventory/transfers' },
      ]}
      title={t('transfer.new')}
      submitLabel={t('transfer.send')}
      missing={missing()}
      isDirty={lines.length > 0}
      post={(idempotencyKey) =>
        call(transfers.send, {
          body: {
            from,
            to,
            notes,
            isImmediate: isOwn && isImmediate,
            lines: (complete ?? []).map(({ item, quantity }) => ({ item, quantity })),
          },
          idempotencyKey,
        })
      }
      onPosted={({ id }) => void navigate(`/bav/inventory/transfers/${id}`, { replace: true })}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <LocationSelect
          label={words.label('from')}
          value={from}
          locations={own}
          onChange={(location) => {
            setChosen(location);
            // What the lines said was in stock was that of the other place.
            setLines([]);
          }}
          isRequired
        />
        <LocationSelect
          label={words.label('to')}
          value={to}
          locations={targets}
          onChange={setTo}
          isRequired
        />
      </Box>
      {isOwn && (
        <FormControlLabel
          control={<Switch checked={isImmediate} onChange={(_event, checked) => setIsImmediate(checked)} />}
          label={t('transfer.immediate')}
        />
      )}
      <LineEntry lines={lines} onChange={setLines} location={from} amount={null} isLeaving />
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

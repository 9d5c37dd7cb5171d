import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { purchaseSources, purchases } from '@sewa/contract/bav/purchases';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/call.ts';
import { today } from '../../../platform/today.ts';
import { DayField } from '../../../ui/day/DayField.tsx';
import { isDay } from '../../../ui/day/day.rules.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { EntryPage } from '../stock/EntryPage.tsx';
import { completeLines, type EntryLine, LineEntry } from '../stock/LineEntry.tsx';
import { LocationSelect } from '../stock/LocationSelect.tsx';
import { useOwnLocations } from '../stock/stock.queries.ts';
import { usualPlace } from '../stock/usual-place.rules.ts';
import { useSuppliers } from './purchase.queries.ts';

/** A bill, entered line by line; posting brings it to stock. */
export function NewPurchasePage() {
  const { t } = useTranslation(['bav', 'app']);
  const words = useResourceWords(purchases);
  const navigate = useNavigate();
  const { data: locations = [] } = useOwnLocations();
  const [chosen, setChosen] = useState('');
  const location = chosen || usualPlace(locations);
  const [source, setSource] = useState<(typeof purchaseSources)[number]>('supplier');
  const [supplier, setSupplier] = useState('');
  const [billNumber, setBillNumber] = useState('');
  const [day, setDay] = useState(today());
  const [notes, setNotes] = useState('');
  const [lines, setLines] = useState<EntryLine[]>([]);
  const suppliers = useSuppliers(supplier);
  const complete = completeLines(lines, { needsCost: true });
  const missing = () => {
    if (location === '') return t('entry.location');
    if (source === 'supplier' && supplier.trim() === '') return t('purchase.supplierMissing');
    if (!isDay(day)) return t('entry.day');
    return complete === null ? t('entry.linesWithCost') : null;
  };
  return (
    <EntryPage
      trail={[{ label: t('app:menu.bavPurchase'), to: '/bav/purchase' }]}
      title={t('purchase.new')}
      submitLabel={t('purchase.post')}
      missing={missing()}
      isDirty={lines.length > 0 || supplier !== ''}
      post={(idempotencyKey) =>
        call(purchases.post, {
          body: { location, day, source, supplier, billNumber, notes, lines: complete ?? [] },
          idempotencyKey,
        })
      }
      onPosted={({ id }) => void navigate(`/bav/purchase/${id}`, { replace: true })}
    >
      <RadioGroup
        row
        aria-label={words.label('source')}
        value={source}
        onChange={(_event, value) => setSource(purchaseSources.find((one) => one === value) ?? 'supplier')}
      >
        {purchaseSources.map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={words.choice('source', value)}
          />
        ))}
      </RadioGroup>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {source === 'supplier' && (
          <Autocomplete
            freeSolo
            options={[...suppliers]}
            inputValue={supplier}
            onInputChange={(_event, value) => setSupplier(value.slice(0, 120))}
            renderInput={(params) => <TextField {...params} label={words.label('supplier')} required />}
          />
        )}
        <TextField
          label={words.label('billNumber')}
          value={billNumber}
          onChange={({ target }) => setBillNumber(target.value.slice(0, 60))}
        />
        <DayField label={words.label('day')} value={day} max={today()} onChange={setDay} isRequired />
        <LocationSelect
          label={words.label('location')}
          value={location}
          locations={locations}
          onChange={setChosen}
          isRequired
        />
      </Box>
      <LineEntry lines={lines} onChange={setLines} location={location} amount="cost" />
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

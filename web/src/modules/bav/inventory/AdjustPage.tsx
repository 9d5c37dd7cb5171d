import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { inventory } from '@sewa/contract/bav/inventory';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/call.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { EntryPage } from '../stock/EntryPage.tsx';
import { completeLines, type EntryLine, LineEntry } from '../stock/LineEntry.tsx';
import { LocationSelect } from '../stock/LocationSelect.tsx';
import { useOwnLocations } from '../stock/stock.queries.ts';
import { usualPlace } from '../stock/usual-place.rules.ts';

/** Damaged, lost, found, or what was there at the beginning: always with a reason. */
export function AdjustPage() {
  const { t } = useTranslation(['bav', 'app']);
  const words = useResourceWords(inventory);
  const navigate = useNavigate();
  const { data: locations = [] } = useOwnLocations();
  const [chosen, setChosen] = useState('');
  const location = chosen || usualPlace(locations);
  const [reason, setReason] = useState('');
  const [isOpening, setIsOpening] = useState(false);
  const [lines, setLines] = useState<EntryLine[]>([]);
  const complete = completeLines(lines, { needsCost: isOpening, hasSign: !isOpening });
  const missing = () => {
    if (location === '') return t('entry.location');
    if (reason.trim() === '') return t('adjust.reasonMissing');
    return complete === null ? t(isOpening ? 'entry.linesWithCost' : 'entry.lines') : null;
  };
  return (
    <EntryPage
      trail={[{ label: t('app:menu.bavInventory'), to: '/bav/inventory' }]}
      title={t('adjust.title')}
      submitLabel={t('adjust.post')}
      missing={missing()}
      isDirty={lines.length > 0}
      post={(idempotencyKey) =>
        call(inventory.adjust, {
          body: {
            location,
            reason,
            isOpening,
            lines: (complete ?? []).map(({ item, quantity, cost }) => ({
              item,
              quantity,
              ...(isOpening ? { cost } : {}),
            })),
          },
          idempotencyKey,
        })
      }
      onPosted={() => void navigate('/bav/inventory')}
    >
      <Typography color="textSecondary">{t('adjust.text')}</Typography>
      <LocationSelect
        label={words.label('location')}
        value={location}
        locations={locations}
        onChange={setChosen}
        isRequired
      />
      <FormControlLabel
        control={<Switch checked={isOpening} onChange={(_event, checked) => setIsOpening(checked)} />}
        label={t('adjust.opening')}
      />
      <LineEntry
        lines={lines}
        onChange={setLines}
        location={location}
        amount={isOpening ? 'cost' : null}
        hasSign={!isOpening}
      />
      <TextField
        label={t('reason')}
        required
        value={reason}
        onChange={({ target }) => setReason(target.value.slice(0, 500))}
      />
    </EntryPage>
  );
}

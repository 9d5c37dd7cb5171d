import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import { counts } from '@sewa/contract/bav/counts';
import { skuCategories } from '@sewa/contract/bav/enums';
import { items } from '@sewa/contract/bav/items';
import { newId } from '@sewa/contract/kernel/values/ids';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { useAct } from '../../../ui/use-act.ts';
import { LocationSelect } from '../stock/LocationSelect.tsx';
import { useOwnLocations } from '../stock/stock.queries.ts';
import { usualPlace } from '../stock/usual-place.rules.ts';
import { startCount } from './inventory.queries.ts';

type Category = (typeof skuCategories)[number]['value'];

/** Where, and what of it: everything, some categories, or what is marked. */
export function StartCountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['bav', 'ui']);
  const words = useResourceWords(counts);
  const itemWords = useResourceWords(items);
  const navigate = useNavigate();
  const { data: locations = [] } = useOwnLocations();
  const [key] = useState(newId);
  const [chosen, setChosen] = useState('');
  const location = chosen || usualPlace(locations);
  const [categories, setCategories] = useState<readonly Category[]>([]);
  const [isOnlyMarked, setIsOnlyMarked] = useState(false);
  const { act, isBusy } = useAct();
  const heading = useId();
  const start = () =>
    act({
      run: () => startCount({ location, categories: [...categories], isOnlyMarked }, key),
      done: t('count.started'),
      failed: t('entry.failed'),
      onDone: ({ id }) => void navigate(`/bav/inventory/counts/${id}`),
    });
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{t('count.start')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <LocationSelect
            label={words.label('location')}
            value={location}
            locations={locations}
            onChange={setChosen}
            isRequired
          />
          <FormGroup aria-label={itemWords.label('category')}>
            {skuCategories.map(({ value }) => (
              <FormControlLabel
                key={value}
                control={
                  <Checkbox
                    checked={categories.includes(value)}
                    onChange={(_event, checked) =>
                      setCategories(
                        checked ? [...categories, value] : categories.filter((one) => one !== value),
                      )
                    }
                  />
                }
                label={itemWords.choice('category', value)}
              />
            ))}
          </FormGroup>
          <FormControlLabel
            control={
              <Checkbox checked={isOnlyMarked} onChange={(_event, checked) => setIsOnlyMarked(checked)} />
            }
            label={t('count.onlyMarked')}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ui:cancel')}</Button>
        <Button variant="contained" loading={isBusy} disabled={location === ''} onClick={() => void start()}>
          {t('count.begin')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

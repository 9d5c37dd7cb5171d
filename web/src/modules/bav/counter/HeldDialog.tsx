import { mdiTrashCanOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { priceBasket } from '@sewa/contract/bav/basket';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Counter } from './use-counter.ts';

/** Baskets that were put aside. The basket on the screen is put aside when another one is recalled. */
export function HeldDialog({ counter, onClose }: { counter: Counter; onClose: () => void }) {
  const { t } = useTranslation(['counter', 'ui']);
  const { money, time } = useFormat();
  const heading = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{t('held.title')}</DialogTitle>
      <DialogContent dividers>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {counter.held.map((one, place) => {
            const { total, copies } = priceBasket(one.basket);
            const titles = one.basket.lines.map(({ title }) => title).join(', ');
            return (
              <Box component="li" key={one.id} sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1 }}>
                <Button
                  autoFocus={place === 0}
                  variant="outlined"
                  onClick={() => {
                    counter.recall(one.id);
                    onClose();
                  }}
                  sx={{ flex: 1, justifyContent: 'space-between', gap: 2, minHeight: 56, textAlign: 'left' }}
                >
                  <Box sx={{ minWidth: 0 }}>
                    <Typography noWrap>
                      {time(new Date(one.at).toISOString())} · {titles}
                    </Typography>
                    {one.reason && (
                      <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
                        {one.reason}
                      </Typography>
                    )}
                  </Box>
                  <span>
                    {copies} · {money(total)}
                  </span>
                </Button>
                <IconButton aria-label={t('held.drop', { titles })} onClick={() => counter.drop(one.id)}>
                  <Icon path={mdiTrashCanOutline} />
                </IconButton>
              </Box>
            );
          })}
        </Box>
        {counter.held.length === 0 && <Typography color="textSecondary">{t('held.none')}</Typography>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ui:cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { floor as calls } from '@sewa/contract/blood-donation/floor/floor';
import { queueText } from '@sewa/contract/blood-donation/floor/floor-rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noReaction, ReactionFields } from './ReactionFields.tsx';
import type { ShownVisit } from './unsent-acts.rules.ts';
import type { Floor } from './use-floor.ts';

/** A donation that ends early: what was drawn, which is less than the bag holds, and how the donor is. */
export function StopDialog({
  visit,
  floor,
  onClose,
}: {
  visit: ShownVisit;
  floor: Floor;
  onClose: () => void;
}) {
  const { t } = useTranslation('floor');
  const [drawn, setDrawn] = useState('');
  const [given, setGiven] = useState(noReaction);
  const volume = /^\d{1,3}$/.test(drawn) ? Number(drawn) : null;
  const full = visit.volume;
  const isVolume = volume !== null && (full === null || volume < full);
  const stop = async () => {
    const isDone = await floor.act(calls.stop, visit, {
      body: { volume, ...given },
      text: t('bed.stopped'),
    });
    if (isDone) onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{`${queueText(visit.number)}: ${t('bed.stopTitle')}`}</DialogTitle>
      <DialogContent>
        <TextField
          label={t('bed.drawn')}
          value={drawn}
          onChange={(event) => setDrawn(event.target.value)}
          required
          fullWidth
          margin="dense"
          error={drawn !== '' && !isVolume}
          helperText={full === null ? '' : t('bed.lessThan', { volume: full })}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
        />
        <ReactionFields given={given} onChange={setGiven} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {t('cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={!isVolume || floor.isBusy}
          onClick={() => void stop()}
          sx={{ minHeight: 44 }}
        >
          {t('bed.stop')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveWithoutQuestion } from '../../../../platform/unsaved.ts';
import { useFormat } from '../../../../platform/use-format.ts';
import { useAct } from '../../../../ui/use-act.ts';
import type { LaptopState } from '../next-step.rules.ts';
import { wipeLaptop } from '../sync.queries.ts';
import { cloudSyncPath } from '../sync-paths.ts';

interface WipeDialogProps {
  name: string;
  onlyHere: NonNullable<LaptopState['onlyHere']>;
  onClose: () => void;
}

/** Says what goes and what the cloud does not have; the typed name of the laptop confirms. */
export function WipeDialog({ name, onlyHere, onClose }: WipeDialogProps) {
  const { t } = useTranslation(['sync', 'ui']);
  const { act, isBusy } = useAct();
  const [typed, setTyped] = useState('');
  const title = useId();
  const wipe = () =>
    act({
      run: () => wipeLaptop(typed.trim()),
      done: t('wipe.done'),
      failed: t('wipe.failed'),
      onDone: startAnew,
    });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{t('wipe.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>{t('wipe.text')}</Typography>
          <div>
            <Typography sx={{ fontWeight: 600 }}>{t('wipe.gone')}</Typography>
            <Points points={[t('wipe.goneRecords'), t('wipe.goneStaff'), t('wipe.goneBackups')]} />
          </div>
          <Alert severity="warning">
            {t('wipe.lost')}
            <Points points={useLost(onlyHere)} />
          </Alert>
          <Typography color="textSecondary">{t('wipe.stays')}</Typography>
          <TextField
            autoFocus
            fullWidth
            required
            label={t('wipe.name')}
            helperText={t('wipe.nameHint', { name })}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ui:cancel')}</Button>
        <Button
          variant="contained"
          color="error"
          disabled={typed.trim() !== name}
          loading={isBusy}
          onClick={() => void wipe()}
        >
          {t('wipe.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useLost({ files, records }: WipeDialogProps['onlyHere']): string[] {
  const { t } = useTranslation('sync');
  const { number } = useFormat();
  return [
    ...(files === 0 ? [] : [t('wipe.files', { count: files, shown: number(files) })]),
    ...(records === 0 ? [] : [t('wipe.records', { count: records, shown: number(records) })]),
    t('wipe.tablets'),
  ];
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <Box component="ul" sx={{ pl: 2.5, my: 0.5 }}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Box>
  );
}

/** The area is gone, and with it what every open page shows. */
function startAnew(): void {
  leaveWithoutQuestion();
  window.location.assign(cloudSyncPath);
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { Enrolment } from '@sewa/contract/sync/devices';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { CodeText } from '../CodeText.tsx';

export type MadeCode = Enrolment & { code: string };

/** Shown once, with what is to be done at the laptop. A click beside it does not lose it. */
export function DeviceCodeDialog({ made, onClose }: { made: MadeCode; onClose: () => void }) {
  const { t } = useTranslation('devices');
  const { time } = useFormat();
  const heading = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={heading}>
      <DialogTitle id={heading}>{t('code.title', { name: made.name })}</DialogTitle>
      <DialogContent>
        <CodeText code={made.code} />
        <Typography gutterBottom>{t('code.validUntil', { time: time(made.expiresAt) })}</Typography>
        <Box component="ol" sx={{ pl: 3, my: 1, '& li': { mb: 0.5 } }}>
          <li>{t('code.stepOpen')}</li>
          <li>
            {t('code.stepAddress')}{' '}
            <Box component="strong" sx={{ overflowWrap: 'anywhere' }}>
              {window.location.origin}
            </Box>
          </li>
          <li>{t('code.stepCode')}</li>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('code.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

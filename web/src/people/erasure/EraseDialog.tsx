import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { erasureEndpoint } from '@sewa/contract/kernel/calls/erasure';
import { type ErasureReport, MAX_ERASURE_REASON } from '@sewa/contract/kernel/calls/erasure';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/call.ts';
import { useAct } from '../../ui/use-act.ts';
import { ErasureSummary } from './ErasureSummary.tsx';

interface EraseDialogProps {
  endpoint: ReturnType<typeof erasureEndpoint>;
  id: string;
  name: string;
  /** Called when the report was read: the record is gone by then. */
  onErased: () => void;
  onClose: () => void;
}

/** Asks for the reason, erases the person, and then says what was erased and what stays. */
export function EraseDialog({ endpoint, id, name, onErased, onClose }: EraseDialogProps) {
  const { t } = useTranslation(['erasure', 'ui']);
  const { act, isBusy } = useAct();
  const [reason, setReason] = useState('');
  const [report, setReport] = useState<ErasureReport | null>(null);
  const title = useId();
  const close = report ? onErased : onClose;
  const erase = () =>
    act({
      run: () => call(endpoint, { params: { id }, body: { reason } }),
      done: t('done'),
      failed: t('failed'),
      onDone: setReport,
    });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={close} aria-labelledby={title}>
      <DialogTitle id={title}>{report ? t('done') : t('title', { name })}</DialogTitle>
      <DialogContent>
        {report ? (
          <ErasureSummary report={report} />
        ) : (
          <>
            <DialogContentText sx={{ mb: 2 }}>{t('text')}</DialogContentText>
            <TextField
              autoFocus
              fullWidth
              required
              label={t('reason')}
              helperText={t('reasonHint')}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              slotProps={{ htmlInput: { maxLength: MAX_ERASURE_REASON } }}
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{report ? t('close') : t('ui:cancel')}</Button>
        {!report && (
          <Button
            variant="contained"
            color="error"
            disabled={reason.trim().length < 3}
            loading={isBusy}
            onClick={() => void erase()}
          >
            {t('confirm')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

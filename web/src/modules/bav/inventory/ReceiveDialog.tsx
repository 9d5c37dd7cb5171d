import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Transfer } from '@sewa/contract/bav/transfers';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { useAct } from '../../../ui/use-act.ts';
import { CopiesField } from '../stock/CopiesField.tsx';
import { useCloseQuestion } from '../stock/use-close-question.tsx';
import { receiveTransfer, useTransferLines } from './inventory.queries.ts';

/** What arrived: usually what was sent; what is missing needs a reason. */
export function ReceiveDialog({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const { t } = useTranslation(['bav', 'ui']);
  const { number } = useFormat();
  const { data: lines = [] } = useTransferLines(transfer.id);
  const [counted, setCounted] = useState<Readonly<Record<string, number | null>>>({});
  const [reason, setReason] = useState('');
  const { act, isBusy } = useAct();
  const heading = useId();
  const { close, question } = useCloseQuestion({
    hasEntries: Object.keys(counted).length > 0 || reason !== '',
    onClose,
  });
  const arrived = lines.map((line) => {
    const { [line.item]: received = line.quantity } = counted;
    return { ...line, received, isWrong: received === null || received < 0 || received > line.quantity };
  });
  const missing = arrived.reduce((all, { quantity, received }) => all + quantity - (received ?? 0), 0);
  const isWrong = arrived.some((line) => line.isWrong);
  const receive = () =>
    act({
      run: () =>
        receiveTransfer(transfer.id, {
          lines: arrived
            .filter(({ received, quantity }) => received !== quantity)
            .map(({ item, received }) => ({ item, received: received ?? 0 })),
          reason,
        }),
      done: t('transfer.receivedToast'),
      failed: t('entry.failed'),
      onDone: onClose,
    });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={close} aria-labelledby={heading}>
      <DialogTitle id={heading}>{t('transfer.receiveTitle', { number: transfer.reference })}</DialogTitle>
      <DialogContent>
        <Stack spacing={1.5}>
          {arrived.map(({ item, title, quantity, received, isWrong: isLineWrong }) => (
            <Box key={item} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography noWrap>{title}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {t('transfer.wasSent', { count: quantity, shown: number(quantity) })}
                </Typography>
              </Box>
              <CopiesField
                label={t('transfer.received')}
                name={`${t('transfer.received')}: ${title}`}
                value={received}
                error={isLineWrong}
                onChange={(copies) => setCounted({ ...counted, [item]: copies })}
                width={110}
              />
            </Box>
          ))}
          {missing > 0 && (
            <TextField
              required
              label={t('transfer.why')}
              helperText={t('transfer.missing', { count: missing, shown: number(missing) })}
              value={reason}
              onChange={({ target }) => setReason(target.value.slice(0, 500))}
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('ui:cancel')}</Button>
        <Button
          variant="contained"
          loading={isBusy}
          disabled={isWrong || lines.length === 0 || (missing > 0 && reason.trim() === '')}
          onClick={() => void receive()}
        >
          {t('transfer.receive')}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  );
}

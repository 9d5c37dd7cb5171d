import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { SaleIssue } from '@sewa/contract/bav/receipts';
import { sales } from '@sewa/contract/bav/sales';
import { issueWords } from '@sewa/contract/bav/shop-words';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { useAct } from '../../../ui/use-act.ts';
import { settleIssue } from './sales.queries.ts';
import { receiptPath } from './sales-paths.ts';

/** What is wrong, and the ways to settle it. */
export function SettleDialog({ issue, onClose }: { issue: SaleIssue; onClose: () => void }) {
  const { t } = useTranslation(['counter', 'ui']);
  const { may } = useSession();
  const { label, choice } = useFieldWords(issueWords);
  const { dateTime, number } = useFormat();
  const heading = useId();
  const [note, setNote] = useState('');
  const { act, isBusy } = useAct();
  const isWaiting = issue.state === 'waiting';
  const maySettle = isWaiting && may(sales.settle.requirement);
  const canTake = issue.kind === 'oversold' && (issue.inStock ?? 0) >= (issue.quantity ?? 0);
  const settle = (fromStock: boolean) =>
    void act({
      run: () => settleIssue(issue.id, { fromStock, note: note.trim() }),
      done: t('issues.settled'),
      failed: t('issues.unconfirmed'),
      onDone: onClose,
    });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{choice('kind', issue.kind)}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {issue.title !== '' && (
            <Typography>
              {issue.title} ({issue.code})
            </Typography>
          )}
          <Typography>
            <Link component={RouterLink} to={receiptPath(issue.receipt)}>
              {issue.reference}
            </Link>{' '}
            · {issue.tillName} · {issue.centreName}
          </Typography>
          <Typography color="textSecondary">
            {t(`issues.help.${issue.kind}`, {
              missing: number(issue.quantity ?? 0),
              there: number(issue.inStock ?? 0),
            })}
          </Typography>
          {issue.settledAt !== null && (
            <Typography>
              {label('settledByName')}: {issue.settledByName} · {dateTime(issue.settledAt)}
              {issue.note !== '' && ` · ${issue.note}`}
            </Typography>
          )}
          {maySettle && (
            <TextField
              autoFocus
              label={label('note')}
              value={note}
              onChange={(event) => setNote(event.target.value)}
              helperText={t('issues.noteHint')}
              fullWidth
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ui:cancel')}</Button>
        {maySettle && (
          <Button loading={isBusy} disabled={note.trim() === ''} onClick={() => settle(false)}>
            {t('issues.withNote')}
          </Button>
        )}
        {maySettle && issue.kind === 'oversold' && (
          <Button variant="contained" loading={isBusy} disabled={!canTake} onClick={() => settle(true)}>
            {t('issues.fromStock')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { orderStatuses } from '@sewa/contract/bav/enums';
import { sanctionYear } from '@sewa/contract/bav/order-moves';
import type { Order } from '@sewa/contract/bav/orders';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { useAct } from '../../../ui/use-act.ts';
import { CopiesField } from '../stock/CopiesField.tsx';
import { useCloseQuestion } from '../stock/use-close-question.tsx';
import { moveOrder, useOrderLines, useSanction } from './order.queries.ts';
import { SanctionBar } from './SanctionBar.tsx';

/** The approval: quantities can be cut, and what passes the sanctioned amount must be allowed by a word. */
export function ApproveDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation(['bav', 'ui']);
  const { number } = useFormat();
  const { data: lines = [] } = useOrderLines(order.id);
  const { data: sanction } = useSanction(order.centre, sanctionYear(order.day));
  const [cuts, setCuts] = useState<Readonly<Record<string, number | null>>>({});
  const [mayPassSanction, setMayPass] = useState(false);
  const { act, isBusy } = useAct();
  const heading = useId();
  const { close, question } = useCloseQuestion({ hasEntries: Object.keys(cuts).length > 0, onClose });
  const granted = lines.map((line) => {
    const { [line.item]: approved = line.asked } = cuts;
    return { ...line, approved, isWrong: approved === null || approved < 0 || approved > line.asked };
  });
  const value = granted.reduce((all, { approved, price }) => all + (approved ?? 0) * price, 0);
  const isBeyond =
    sanction !== undefined && sanction.amount !== null && sanction.used + value > sanction.amount;
  const isWrong = granted.some((line) => line.isWrong);
  const approve = () =>
    act({
      run: () =>
        moveOrder(order.id, {
          to: orderStatuses.APPROVED,
          version: order.version,
          lines: granted
            .filter(({ approved, asked }) => approved !== asked)
            .map(({ item, approved }) => ({ item, approved: approved ?? 0 })),
          mayPassSanction,
        }),
      done: t('order.moved.10'),
      failed: t('entry.failed'),
      onDone: onClose,
    });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={close} aria-labelledby={heading}>
      <DialogTitle id={heading}>{t('order.approveTitle', { number: order.reference })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <SanctionBar centre={order.centre} day={order.day} value={value} isCounted={false} />
          {granted.map(({ item, title, asked, approved, atStore, isWrong: isLineWrong }) => (
            <Box key={item} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography noWrap>{title}</Typography>
                <Typography
                  variant="body2"
                  color={atStore !== null && atStore < (approved ?? 0) ? 'error' : 'textSecondary'}
                >
                  {[
                    t('order.askedFor', { count: asked, shown: number(asked) }),
                    ...(atStore === null
                      ? []
                      : [t('order.storeHas', { count: atStore, shown: number(atStore) })]),
                  ].join(' · ')}
                </Typography>
              </Box>
              <CopiesField
                label={t('order.approved')}
                name={`${t('order.approved')}: ${title}`}
                value={approved}
                error={isLineWrong}
                onChange={(copies) => setCuts({ ...cuts, [item]: copies })}
                width={110}
              />
            </Box>
          ))}
          {isBeyond && (
            <Alert severity="warning">
              <FormControlLabel
                control={
                  <Checkbox checked={mayPassSanction} onChange={(_event, checked) => setMayPass(checked)} />
                }
                label={t('order.mayPass')}
              />
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('ui:cancel')}</Button>
        <Button
          variant="contained"
          loading={isBusy}
          disabled={isWrong || lines.length === 0 || (isBeyond && !mayPassSanction)}
          onClick={() => void approve()}
        >
          {t('order.verb.10')}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  );
}

import { mdiProgressWrench, mdiReceiptTextOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorText } from '@sewa/contract/kernel/calls/errors';
import type { SgRecord, SgRecordEntry } from '@sewa/contract/sg-management/records';
import { sgRecords } from '@sewa/contract/sg-management/records';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { removeEntry, useEntries } from './record.queries.ts';
import { estimateInForce } from './work.rules.ts';

/** How far the work has come, and what it has cost against the estimate. */
export function WorkTab({ record }: { record: SgRecord }) {
  const { t } = useTranslation('sg-management');
  const { may } = useSession();
  const { money, number } = useFormat();
  const language = useStore(languageStore);
  const { data = [] } = useEntries(record.id);
  const [open, setOpen] = useState<'progress' | 'bill' | null>(null);
  const isCompleted = record.completedOn !== null;
  const mayEnterBill = record.isInForce && may(sgRecords.addBill.requirement);
  const mayEnterProgress = record.isInForce && !isCompleted && may(sgRecords.addProgress.requirement);
  const estimate = estimateInForce(record);
  const isOver = estimate !== null && record.billed > estimate;
  return (
    <Stack spacing={2} sx={{ maxWidth: 880 }}>
      {!record.isInForce && (
        <Typography color="textSecondary">{errorText('SG_RECORD_NOT_APPROVED', language)}</Typography>
      )}
      <Box>
        <Typography>{t('work.progress', { percent: number(record.progress) })}</Typography>
        <LinearProgress
          variant="determinate"
          value={record.progress}
          aria-label={t('work.title')}
          sx={{ height: 10, borderRadius: 1, maxWidth: 480 }}
        />
      </Box>
      <Typography color={isOver ? 'error' : 'textPrimary'}>
        {t(isOver ? 'work.costOver' : 'work.cost', {
          billed: money(record.billed),
          estimate: estimate === null ? '–' : money(estimate),
        })}
      </Typography>
      {mayEnterBill && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {mayEnterProgress && (
            <Button
              variant="outlined"
              startIcon={<Icon path={mdiProgressWrench} />}
              onClick={() => setOpen('progress')}
            >
              {t('work.addProgress')}
            </Button>
          )}
          <Button
            variant="outlined"
            startIcon={<Icon path={mdiReceiptTextOutline} />}
            onClick={() => setOpen('bill')}
          >
            {t('work.addBill')}
          </Button>
        </Stack>
      )}
      {data.length > 0 && (
        <Paper component="ul" variant="outlined" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              record={record}
              mayRemove={entry.kind === 'bill' ? mayEnterBill : mayEnterProgress}
            />
          ))}
        </Paper>
      )}
      {open && <EntryDialog record={record} kind={open} onClose={() => setOpen(null)} />}
    </Stack>
  );
}

function Entry({ entry, record, mayRemove }: { entry: SgRecordEntry; record: SgRecord; mayRemove: boolean }) {
  const { t } = useTranslation(['sg-management', 'ui']);
  const { day, money, number } = useFormat();
  const { act, isBusy } = useAct();
  const [isAsked, setIsAsked] = useState(false);
  const isBill = entry.kind === 'bill';
  const what = isBill
    ? t('work.bill', { number: entry.billNumber, vendor: entry.vendor, amount: money(entry.amount ?? 0) })
    : t('work.progress', { percent: number(entry.percent ?? 0) });
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1.5}
      sx={{
        px: 2,
        py: 1,
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Icon path={isBill ? mdiReceiptTextOutline : mdiProgressWrench} color="action" />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{what}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[day(entry.day), entry.byName, entry.text].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {mayRemove && (
        <Button
          size="small"
          color="error"
          aria-label={t('work.remove', { what })}
          onClick={() => setIsAsked(true)}
        >
          {t('ui:resource.remove')}
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t('ui:resource.removeTitle', { name: what })}
          text={t(isBill ? 'work.removeBillText' : 'work.removeProgressText')}
          confirmLabel={t('ui:resource.remove')}
          isDanger
          isBusy={isBusy}
          onConfirm={() =>
            void act({
              run: () => removeEntry(record.id, entry.id),
              done: t('work.removed'),
              failed: t('record.moveFailed'),
              onDone: () => setIsAsked(false),
            })
          }
          onCancel={() => setIsAsked(false)}
        />
      )}
    </Stack>
  );
}

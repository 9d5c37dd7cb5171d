import Typography from '@mui/material/Typography';
import { cloudSync, type SyncConflict } from '@sewa/contract/sync/sync';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../ui/form/FormDialog.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../../ui/form/use-record-form.ts';
import { settleConflict } from '../sync.queries.ts';

/** Somebody has looked at it; a note says what came of it. */
export function SettleDialog({ conflict, onClose }: { conflict: SyncConflict; onClose: () => void }) {
  const { t } = useTranslation('sync');
  const form = useRecordForm({
    schema: cloudSync.settle.body,
    values: { note: '' },
    save: ({ note }) => settleConflict(conflict.id, note),
    saved: t('review.settleDone'),
    failed: t('review.settleFailed'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('review.settleTitle')}
      submitLabel={t('review.settle')}
      onClose={onClose}
    >
      <Typography>{t('review.settleText')}</Typography>
      <TextInput {...form.field('note')} label={t('review.note')} isLong maxLength={500} />
    </FormDialog>
  );
}

import Typography from '@mui/material/Typography';
import { type SgRecord, sgRecords } from '@sewa/contract/sg-management/records';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { reopenRecord } from './record.queries.ts';

/** Work that was completed by mistake, or with a wrong day or document. */
export function ReopenDialog({ record, onClose }: { record: SgRecord; onClose: () => void }) {
  const { t } = useTranslation('sg-management');
  const form = useRecordForm({
    schema: sgRecords.reopen.body.omit({ version: true }),
    values: { reason: '' },
    save: (body, { idempotencyKey }) =>
      reopenRecord(record.id, { ...body, version: record.version }, idempotencyKey),
    saved: t('record.reopened', { number: record.number }),
    failed: t('record.moveFailed'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('record.reopenTitle', { number: record.number })}
      submitLabel={t('record.reopen')}
      onClose={onClose}
    >
      <Typography>{t(record.paperKind === null ? 'record.reopenText' : 'record.reopenPaperText')}</Typography>
      <TextInput {...form.field('reason')} label={t('record.reason')} isLong maxLength={1000} isRequired />
    </FormDialog>
  );
}

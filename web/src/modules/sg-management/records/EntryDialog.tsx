import { type SgRecord, sgRecords } from '@sewa/contract/sg-management/records';
import { useTranslation } from 'react-i18next';
import { today } from '../../../platform/today.ts';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { NumberInput } from '../../../ui/form/NumberInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { MoneyInput } from '../../../ui/money/MoneyInput.tsx';
import { addBill, addProgress } from './record.queries.ts';

interface EntryDialogProps {
  record: SgRecord;
  onClose: () => void;
}

export function EntryDialog({ kind, ...props }: EntryDialogProps & { kind: 'progress' | 'bill' }) {
  return kind === 'bill' ? <BillDialog {...props} /> : <ProgressDialog {...props} />;
}

function ProgressDialog({ record, onClose }: EntryDialogProps) {
  const { t } = useTranslation('sg-management');
  const form = useRecordForm({
    schema: sgRecords.addProgress.body,
    values: { day: today(), percent: record.progress, text: '' },
    save: (body, { idempotencyKey }) => addProgress(record.id, body, idempotencyKey),
    saved: t('work.progressSaved'),
    failed: t('record.moveFailed'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('work.addProgress')} onClose={onClose}>
      <NumberInput {...form.field('percent')} label={t('work.percent')} min={0} max={100} isRequired />
      <DayInput {...form.field('day')} label={t('work.day')} max={today()} isRequired />
      <TextInput {...form.field('text')} label={t('work.text')} isLong maxLength={1000} />
    </FormDialog>
  );
}

function BillDialog({ record, onClose }: EntryDialogProps) {
  const { t } = useTranslation('sg-management');
  const form = useRecordForm({
    schema: sgRecords.addBill.body,
    values: { day: today(), vendor: record.vendor, billNumber: '', amount: null as never, text: '' },
    save: (body, { idempotencyKey }) => addBill(record.id, body, idempotencyKey),
    saved: t('work.billSaved'),
    failed: t('record.moveFailed'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('work.addBill')} onClose={onClose}>
      <TextInput {...form.field('billNumber')} label={t('work.billNumber')} maxLength={60} isRequired />
      <TextInput {...form.field('vendor')} label={t('work.vendor')} maxLength={160} isRequired />
      <MoneyInput {...form.field('amount')} label={t('work.amount')} isRequired />
      <DayInput {...form.field('day')} label={t('work.day')} max={today()} isRequired />
      <TextInput {...form.field('text')} label={t('work.text')} isLong maxLength={1000} />
    </FormDialog>
  );
}

import { type SgRecord, sgRecords } from '@sewa/contract/sg-management/records';
import { useTranslation } from 'react-i18next';
import { today } from '../../../platform/today.ts';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { completeRecord } from './record.queries.ts';

/** The end of the work; a record about a document asks for the new one. */
export function CompleteDialog({ record, onClose }: { record: SgRecord; onClose: () => void }) {
  const { t } = useTranslation('sg-management');
  const words = useResourceWords(sgRecords);
  const form = useRecordForm({
    schema: sgRecords.complete.body.omit({ version: true }),
    values: { day: today(), text: '', validUntil: null, paperNumber: '' },
    save: (body, { idempotencyKey }) =>
      completeRecord(record.id, { ...body, version: record.version }, idempotencyKey),
    saved: t('record.completedToast', { number: record.number }),
    failed: t('record.moveFailed'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('record.completeTitle', { number: record.number })}
      submitLabel={t('record.complete')}
      onClose={onClose}
    >
      <DayInput {...form.field('day')} label={words.label('completedOn')} max={today()} isRequired />
      <TextInput {...form.field('text')} label={words.label('completion')} isLong maxLength={1000} />
      {record.paperKind !== null && (
        <>
          <DayInput
            {...form.field('validUntil')}
            label={t('record.validUntil', { paper: words.choice('paperKind', record.paperKind) ?? '' })}
            isOptional
            isRequired
          />
          <TextInput {...form.field('paperNumber')} label={t('record.paperNumber')} maxLength={60} />
        </>
      )}
    </FormDialog>
  );
}

import { marks } from '@sewa/contract/attendance/marks';
import { type Sheet, type SheetPerson, sheets } from '@sewa/contract/attendance/sheets';
import { entryWords } from '@sewa/contract/attendance/words';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { SelectInput } from '../../../ui/form/SelectInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { refreshSheets } from '../attendance.queries.ts';

const schema = sheets.correct.body.omit({ sewadar: true });

interface CorrectDialogProps {
  sheet: Sheet;
  person: SheetPerson;
  onClose: () => void;
}

/** A closed sheet is changed with a reason; what stood there before is kept. */
export function CorrectDialog({ sheet, person, onClose }: CorrectDialogProps) {
  const { t } = useTranslation('attendance');
  const { label, choice } = useFieldWords(entryWords);
  const form = useRecordForm({
    schema,
    values: { mark: person.mark ?? 'present', reason: '' },
    save: async (values, { idempotencyKey }) => {
      const body = { ...values, sewadar: person.sewadar };
      await call(sheets.correct, { params: { id: sheet.id }, body, idempotencyKey });
      await refreshSheets();
    },
    saved: t('correct.done'),
    failed: t('correct.failed'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('correct.title', { name: person.name })}
      submitLabel={t('correct.save')}
      onClose={onClose}
    >
      <SelectInput
        {...form.field('mark')}
        label={label('mark')}
        choices={marks.map((mark) => ({ value: mark, label: choice('mark', mark) ?? mark }))}
        isRequired
      />
      <TextInput
        {...form.field('reason')}
        label={t('correct.reason')}
        hint={t('correct.hint')}
        isRequired
        isLong
        maxLength={500}
      />
    </FormDialog>
  );
}

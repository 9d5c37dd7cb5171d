import Typography from '@mui/material/Typography';
import { type Mark, marks } from '@sewa/contract/attendance/marks';
import { sheets } from '@sewa/contract/attendance/sheets';
import { entryWords } from '@sewa/contract/attendance/words';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../platform/call.ts';
import { useFormat } from '../../../../platform/use-format.ts';
import { FormDialog } from '../../../../ui/form/FormDialog.tsx';
import { SelectInput } from '../../../../ui/form/SelectInput.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../../ui/form/use-record-form.ts';
import { useFieldWords } from '../../../../ui/resource/use-resource-words.ts';
import { refreshGrid } from './grid.queries.ts';

const schema = sheets.correct.body.omit({ sewadar: true, code: true });

export interface AskedCorrection {
  sheet: string;
  day: string;
  sewadar: string;
  name: string;
  mark: Mark;
}

/** The mark was typed already; a closed sheet wants the reason. */
export function CorrectCellDialog({ asked, onClose }: { asked: AskedCorrection; onClose: () => void }) {
  const { t } = useTranslation('attendance');
  const { fullDay } = useFormat();
  const { label, choice } = useFieldWords(entryWords);
  const form = useRecordForm({
    schema,
    values: { mark: asked.mark, reason: '' },
    save: async (values, { idempotencyKey }) => {
      const body = { ...values, sewadar: asked.sewadar };
      await call(sheets.correct, { params: { id: asked.sheet }, body, idempotencyKey });
      await refreshGrid();
    },
    saved: t('correct.done'),
    failed: t('correct.failed'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('correct.title', { name: asked.name })}
      submitLabel={t('correct.save')}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('grid.closedOn', { day: fullDay(asked.day) })}</Typography>
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

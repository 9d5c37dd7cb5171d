import Stack from '@mui/material/Stack';
import { marks } from '@sewa/contract/attendance/marks';
import { type Sheet, type SheetPerson, sheets } from '@sewa/contract/attendance/sheets';
import { timeOf } from '@sewa/contract/attendance/shift';
import { entryWords } from '@sewa/contract/attendance/words';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { portalTimeZone } from '../../../platform/page-meta.ts';
import { TimeInput } from '../../../ui/form/DayInput.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { SelectInput } from '../../../ui/form/SelectInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { refreshSheets } from '../attendance.queries.ts';
import { momentOnSheet } from './sheet-moment.ts';

/** The mark follows from the times. */
const BY_TIMES = 'times';

/** The entry was a mistake as a whole. */
const REMOVED = 'removed';

const schema = z.object({
  mark: z.enum([...marks, BY_TIMES, REMOVED]),
  inAt: z.string(),
  outAt: z.string(),
  reason: sheets.correct.body.shape.reason,
});

interface CorrectDialogProps {
  sheet: Sheet;
  person: SheetPerson;
  onClose: () => void;
}

/** A closed sheet is changed with a reason; what stood there before is kept. */
export function CorrectDialog({ sheet, person, onClose }: CorrectDialogProps) {
  const { t } = useTranslation('attendance');
  const { label, choice } = useFieldWords(entryWords);
  // Whoever was expected has a mark on a closed sheet.
  const mayBeRemoved = person.mark !== null && !person.isExpected;
  const before = { inAt: shownTime(person.inAt), outAt: shownTime(person.outAt) };
  const form = useRecordForm({
    schema,
    values: { mark: firstMark(person), ...before, reason: '' },
    save: async ({ mark, reason, ...times }, { idempotencyKey }) => {
      if (mark === REMOVED) {
        const body = { sewadar: person.sewadar, reason };
        await call(sheets.removeEntry, { params: { id: sheet.id }, body, idempotencyKey });
        return refreshSheets();
      }
      const changed = (name: 'inAt' | 'outAt') => {
        if (times[name] === before[name]) return {};
        return { [name]: times[name] === '' ? null : momentOnSheet(sheet, times[name]) };
      };
      const body = {
        sewadar: person.sewadar,
        mark: mark === BY_TIMES ? null : mark,
        reason,
        ...changed('inAt'),
        ...changed('outAt'),
      };
      await call(sheets.correct, { params: { id: sheet.id }, body, idempotencyKey });
      await refreshSheets();
    },
    saved: t('correct.done'),
    failed: t('correct.failed'),
    onSaved: onClose,
  });
  const isRemoving = form.form.watch('mark') === REMOVED;
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
        {...(isRemoving ? {} : { hint: t('correct.markHint') })}
        choices={[
          { value: BY_TIMES, label: t('correct.byTimes') },
          ...marks.map((mark) => ({ value: mark, label: choice('mark', mark) ?? mark })),
          ...(mayBeRemoved ? [{ value: REMOVED, label: t('correct.remove') }] : []),
        ]}
        isRequired
      />
      {!isRemoving && (
        <Stack direction="row" spacing={2}>
          <TimeInput {...form.field('inAt')} label={label('inAt')} />
          <TimeInput {...form.field('outAt')} label={label('outAt')} />
        </Stack>
      )}
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

function firstMark({ mark, isStated, inAt }: SheetPerson): z.infer<typeof schema>['mark'] {
  if (inAt !== null && !isStated) return BY_TIMES;
  return mark ?? 'present';
}

function shownTime(moment: string | null): string {
  return moment === null ? '' : timeOf(Date.parse(moment), portalTimeZone());
}

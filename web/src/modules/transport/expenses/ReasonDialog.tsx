import { expenseStatuses } from '@sewa/contract/transport/enums';
import type { Expense } from '@sewa/contract/transport/expenses';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { moveExpense } from './expense.queries.ts';
import { useExpenseUndo } from './use-expense-undo.ts';

const { REJECTED, APPROVED } = expenseStatuses;

interface ReasonDialogProps {
  expense: Expense;
  verb: 'reject' | 'unpay';
  onClose: () => void;
}

/** A rejection, or a payment that was not made: the steps that need a reason. */
export function ReasonDialog({ expense, verb, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('transport');
  const to = verb === 'reject' ? REJECTED : APPROVED;
  const form = useRecordForm({
    schema: z.object({ reason: z.string().trim().min(1).max(1000) }),
    values: { reason: '' },
    hints: { reason: t('cancel.reasonMissing') },
    save: ({ reason }, { idempotencyKey }) => moveExpense(expense, { to, reason }, idempotencyKey),
    saved: t(`expenseDone.${verb}`, { number: expense.number }),
    failed: t('expense.failed'),
    undo: useExpenseUndo(),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t(`expense.${verb}Title`, { number: expense.number })}
      submitLabel={t(`expenseVerb.${verb}`)}
      isDanger
      onClose={onClose}
    >
      <TextInput {...form.field('reason')} label={t('cancel.reason')} isLong isRequired />
    </FormDialog>
  );
}

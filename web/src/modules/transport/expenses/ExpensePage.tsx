import Alert from '@mui/material/Alert';
import { expenseAttachments } from '@sewa/contract/transport/attachments';
import { expenseStatuses } from '@sewa/contract/transport/enums';
import { isExpenseEditable } from '@sewa/contract/transport/expense-moves';
import { type Expense, expenses } from '@sewa/contract/transport/expenses';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useFormat } from '../../../platform/use-format.ts';
import { OwnedAttachments } from '../../../ui/attachments/OwnedAttachments.tsx';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { FactList } from '../../../ui/record/FactList.tsx';
import { HistoryTab } from '../../../ui/record/HistoryTab.tsx';
import { RecordPage, type RecordTab } from '../../../ui/record/RecordPage.tsx';
import { RemoveDialog } from '../../../ui/resource/RemoveDialog.tsx';
import { ResourceDialog } from '../../../ui/resource/ResourceDialog.tsx';
import { nothing, useFieldValues } from '../../../ui/resource/use-field-values.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { EXPENSES, refreshExpenses, useExpense } from './expense.queries.ts';
import { expensePath, useExpenseForm } from './expense-screen.tsx';
import { useExpenseStatus } from './expense-status.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useExpenseActions } from './use-expense-actions.ts';

export function ExpensePage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('transport');
  const words = useResourceWords(expenses);
  const { money, day } = useFormat();
  const statusOf = useExpenseStatus();
  const query = useExpense(id);
  const expense = query.data;
  const { actions, dialog, closeDialog } = useExpenseActions(expense);
  const form = useExpenseForm();
  const navigate = useNavigate();
  const name =
    expense &&
    t('trip.nameOf', { number: expense.number, purpose: words.choice('kind', expense.kind) ?? expense.kind });
  return (
    <>
      <HearChanges event={expenses.event} path={EXPENSES} />
      <RecordPage
        trail={[{ label: words.many, to: expensePath }]}
        title={name}
        status={expense && statusOf(expense.status)}
        subtitle={
          expense &&
          [money(expense.amount), expense.vehicleName, day(expense.day), expense.centreName].join(' · ')
        }
        actions={actions}
        banner={expense && <ExpenseBanner expense={expense} />}
        tabs={useTabs(expense)}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
      {expense && (dialog === 'reject' || dialog === 'unpay') && (
        <ReasonDialog expense={expense} verb={dialog} onClose={closeDialog} />
      )}
      {expense && dialog === 'edit' && (
        <ResourceDialog {...form} resource={expenses} row={expense} onClose={closeDialog} />
      )}
      {expense && dialog === 'remove' && (
        <RemoveDialog
          endpoint={expenses.remove}
          id={id}
          name={name ?? ''}
          text={words.removal}
          onClose={closeDialog}
          onGone={() => navigate(expensePath)}
          refresh={refreshExpenses}
        />
      )}
    </>
  );
}

/** Why it was rejected, or why it is not paid after all. */
function ExpenseBanner({ expense: { status, reason } }: { expense: Expense }) {
  const { t } = useTranslation('transport');
  if (status === expenseStatuses.REJECTED)
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        {t('expense.rejectedBecause', { reason })}
      </Alert>
    );
  if (status !== expenseStatuses.APPROVED || reason === '') return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('expense.notPaidBecause', { reason })}
    </Alert>
  );
}

function useTabs(expense: Expense | undefined): RecordTab[] {
  const { t } = useTranslation(['transport', 'ui']);
  if (expense === undefined) return [];
  return [
    { key: 'details', label: t('ui:resource.details'), content: <ExpenseFacts expense={expense} /> },
    {
      key: 'bill',
      label: t('expense.bill'),
      content: (
        <OwnedAttachments
          owner={expenseAttachments}
          ownerId={expense.id}
          name={String(expense.number)}
          isClosed={!isExpenseEditable(expense.status)}
          onChange={() => void refreshExpenses()}
        />
      ),
    },
    {
      key: 'history',
      label: t('ui:resource.history'),
      content: <HistoryTab endpoint={expenses.history} id={expense.id} />,
    },
  ];
}

const shown = [
  'vehicleName',
  'amount',
  'day',
  'litres',
  'odometer',
  'kmPerLitre',
  'vendor',
  'billNumber',
  'hasBill',
  'tripName',
  'paidBy',
  'centreName',
  'notes',
  'madeByName',
  'approvedByName',
  'settledByName',
] as const;

/** What is filled in. */
function ExpenseFacts({ expense }: { expense: Expense }) {
  const words = useResourceWords(expenses);
  const shownValue = useFieldValues(expenses);
  const facts = shown
    .map((field) => ({ label: words.label(field), value: shownValue(expense, field) }))
    .filter(({ value }) => value !== nothing);
  return <FactList facts={facts} />;
}

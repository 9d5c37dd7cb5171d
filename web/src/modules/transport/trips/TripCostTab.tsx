import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type Expense, expenses } from '@sewa/contract/transport/expenses';
import { tripCost } from '@sewa/contract/transport/trip-cost';
import { type Trip, trips } from '@sewa/contract/transport/trips';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { RowLink } from '../../../ui/list/RowLink.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { FactList } from '../../../ui/record/FactList.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { useExpensesOf, useTripCost } from '../expenses/expense.queries.ts';
import { expensePath } from '../expenses/expense-screen.tsx';
import { useExpenseStatus } from '../expenses/expense-status.ts';

/** What the trip cost: its expenses, and their share for each passenger and kilometre. */
export function TripCostTab({ trip }: { trip: Trip }) {
  const { t } = useTranslation('transport');
  const { label } = useResourceWords(trips);
  const { money, number } = useFormat();
  const query = useExpensesOf(trip.id);
  const isPartial = useTripCost(trip.id).data?.isPartial ?? false;
  if (query.error && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <PageSkeleton />;
  const { total, perPerson, perKm } = tripCost(query.data, trip);
  const share = (value: number | null) => (value === null ? '–' : money(value));
  return (
    <Stack spacing={2}>
      <FactList
        facts={[
          { label: t('costs.cost'), value: money(total) },
          { label: t('tripCost.perPerson'), value: share(perPerson) },
          { label: t('costs.perKm'), value: share(perKm) },
          { label: label('people'), value: number(trip.people) },
          { label: label('distance'), value: trip.distance === null ? '–' : number(trip.distance) },
        ]}
      />
      {isPartial && <Typography>{t('tripCost.partial')}</Typography>}
      {query.data.length === 0 ? (
        <Typography color="textSecondary">{t('tripCost.none')}</Typography>
      ) : (
        <ExpenseTable rows={query.data} />
      )}
    </Stack>
  );
}

function ExpenseTable({ rows }: { rows: readonly Expense[] }) {
  const words = useResourceWords(expenses);
  const { t } = useTranslation('transport');
  const { money, day } = useFormat();
  const statusOf = useExpenseStatus();
  return (
    <TableContainer role="region" tabIndex={0} aria-label={words.many}>
      <Table size="small" sx={{ maxWidth: 640, '& td, & th': { px: 1 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{words.one}</TableCell>
            <TableCell align="right">{words.label('amount')}</TableCell>
            <TableCell>{words.label('status')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, number, kind, day: on, amount, status }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                <RowLink to={`${expensePath}/${id}`}>
                  {t('trip.nameOf', { number, purpose: words.choice('kind', kind) ?? kind })}
                </RowLink>
                <Typography color="textSecondary">{day(on)}</Typography>
              </TableCell>
              <TableCell align="right">{money(amount)}</TableCell>
              <TableCell>
                <StatusChip {...statusOf(status)} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

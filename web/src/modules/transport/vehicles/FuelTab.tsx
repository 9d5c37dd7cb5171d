import { mdiAlertOutline, mdiGasStation } from '@mdi/js';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { expenses } from '@sewa/contract/transport/expenses';
import { countsOtherFills } from '@sewa/contract/transport/fuel-rules';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { RowLink } from '../../../ui/list/RowLink.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { useFills } from '../expenses/expense.queries.ts';
import { expensePath } from '../expenses/expense-screen.tsx';

/** The fills of a vehicle, the latest first; one that is far from the usual is marked. */
export function FuelTab({ vehicle }: { vehicle: string }) {
  const { t } = useTranslation('transport');
  const { label } = useResourceWords(expenses);
  const { day, money, number } = useFormat();
  const query = useFills(vehicle);
  if (query.error && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <PageSkeleton />;
  if (query.data.length === 0)
    return <EmptyState icon={mdiGasStation} title={t('fuel.none')} text={t('fuel.noneText')} />;
  const tenth = (value: number) => number(Math.round(value * 10) / 10);
  return (
    <>
      <TableContainer role="region" tabIndex={0} aria-label={t('fuel.title')}>
        <Table size="small" sx={{ '& td, & th': { px: 1, whiteSpace: 'nowrap' } }}>
          <TableHead>
            <TableRow>
              <TableCell>{label('day')}</TableCell>
              <TableCell align="right">{t('fuel.perLitre')}</TableCell>
              <TableCell align="right">{t('costs.km')}</TableCell>
              <TableCell align="right">{t('costs.litres')}</TableCell>
              <TableCell align="right">{label('amount')}</TableCell>
              <TableCell align="right">{t('step.odometer')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {query.data.map(({ id, day: on, km, kmPerLitre, litres, amount, odometer, isOutlier }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  <RowLink to={`${expensePath}/${id}`}>{day(on)}</RowLink>
                </TableCell>
                <TableCell align="right">
                  <Stack
                    direction="row"
                    spacing={1}
                    sx={{ alignItems: 'center', justifyContent: 'flex-end' }}
                  >
                    {isOutlier && (
                      <StatusChip icon={mdiAlertOutline} tone="warning" label={t('fuel.toCheck')} />
                    )}
                    <span>{kmPerLitre === null ? '–' : tenth(kmPerLitre)}</span>
                  </Stack>
                </TableCell>
                <TableCell align="right">{km === null ? '–' : number(km)}</TableCell>
                <TableCell align="right">{tenth(litres)}</TableCell>
                <TableCell align="right">{money(amount)}</TableCell>
                <TableCell align="right">{number(odometer)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {countsOtherFills(query.data) && <Typography sx={{ mt: 2 }}>{t('fuel.others')}</Typography>}
    </>
  );
}

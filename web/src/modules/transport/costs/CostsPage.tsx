import { mdiAlertOutline, mdiPrinterOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { monthsAfter } from '@sewa/contract/kernel/values/days';
import { type MonthCost, transportCosts } from '@sewa/contract/transport/costs';
import { tripPrints } from '@sewa/contract/transport/trip-prints';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { call, callUrl } from '../../../platform/call.ts';
import { languageStore } from '../../../platform/language.ts';
import { openFile } from '../../../platform/save-file.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { RowLink } from '../../../ui/list/RowLink.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { EXPENSES } from '../expenses/expense.queries.ts';
import { expensePath } from '../expenses/expense-screen.tsx';

const spans = [1, 3, 6, 12] as const;

/** /transport/expense/costs: what each vehicle drove and cost, month by month. */
export function CostsPage() {
  const { t } = useTranslation('transport');
  const [params, setParams] = useSearchParams();
  const span = spans.find((one) => String(one) === params.get('months')) ?? 3;
  const query = {
    from: monthsAfter(`${today().slice(0, 7)}-01`, 1 - span).slice(0, 7),
    to: today().slice(0, 7),
  };
  const costs = useQuery({
    queryKey: [EXPENSES, 'costs', query],
    queryFn: ({ signal }) => call(transportCosts.months, { query, signal }),
  });
  return (
    <>
      <PageHeader trail={[]} title={t('costs.title')} />
      <SectionTabs section={expensePath} />
      <TextField
        select
        label={t('costs.span')}
        value={span}
        onChange={(event) => setParams({ months: event.target.value }, { replace: true })}
        sx={{ my: 2, minWidth: 200 }}
      >
        {spans.map((months) => (
          <MenuItem key={months} value={months}>
            {t('costs.months', { count: months })}
          </MenuItem>
        ))}
      </TextField>
      {costs.error && <ErrorState error={costs.error} onRetry={() => void costs.refetch()} />}
      {costs.isPending && <PageSkeleton />}
      {costs.data?.length === 0 && <EmptyState icon={mdiAlertOutline} title={t('costs.none')} />}
      {costs.data && costs.data.length > 0 && <Costs rows={costs.data} />}
    </>
  );
}

/** As a table on a desk, as a list on a phone. */
function Costs({ rows }: { rows: readonly MonthCost[] }) {
  const { t } = useTranslation('transport');
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <>
      {isPhone ? <CostList rows={rows} /> : <CostTable rows={rows} />}
      {rows.some(({ isPartial }) => isPartial) && (
        <Typography sx={{ mt: 2 }}>{t('costs.partial')}</Typography>
      )}
    </>
  );
}

interface CostRowsProps {
  rows: readonly MonthCost[];
}

function useCostTexts() {
  const { number, money } = useFormat();
  const tenth = (value: number) => number(Math.round(value * 10) / 10);
  return ({ trips, kilometres, cost, litres, kmPerLitre, isPartial }: MonthCost) => {
    const mark = isPartial ? ' *' : '';
    return {
      trips: number(trips),
      km: number(kilometres),
      cost: `${money(cost)}${mark}`,
      perKm: kilometres > 0 ? `${money(Math.round(cost / kilometres))}${mark}` : '–',
      litres: `${tenth(litres)}${mark}`,
      kmPerLitre: kmPerLitre === null ? '–' : tenth(kmPerLitre),
    };
  };
}

const columns = ['trips', 'km', 'cost', 'perKm', 'litres', 'kmPerLitre'] as const;

function CostTable({ rows }: CostRowsProps) {
  const { t } = useTranslation('transport');
  const { month } = useFormat();
  const textsOf = useCostTexts();
  return (
    <TableContainer role="region" tabIndex={0} aria-label={t('costs.title')}>
      <Table size="small" sx={{ '& td, & th': { px: 1, whiteSpace: 'nowrap' }, '& td': { py: 0 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('costs.month')}</TableCell>
            <TableCell>{t('board.vehicle')}</TableCell>
            {columns.map((name) => (
              <TableCell key={name} align="right">
                {t(`costs.${name}`)}
              </TableCell>
            ))}
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={`${row.id} ${row.month}`}>
              <TableCell>{month(row.month)}</TableCell>
              <TableCell component="th" scope="row">
                <RowLink to={fuelOf(row)}>{row.number}</RowLink>
              </TableCell>
              {columns.map((name) => (
                <TableCell key={name} align="right">
                  {textsOf(row)[name]}
                </TableCell>
              ))}
              <TableCell>
                <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
                  <Outliers row={row} />
                  <LogBookButton row={row} />
                </Stack>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function CostList({ rows }: CostRowsProps) {
  const { t } = useTranslation('transport');
  const { month } = useFormat();
  const textsOf = useCostTexts();
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {rows.map((row) => {
        const { trips, km, cost, perKm, kmPerLitre } = textsOf(row);
        return (
          <Stack
            component="li"
            key={`${row.id} ${row.month}`}
            direction="row"
            sx={{ alignItems: 'center', py: 1, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <RowLink to={fuelOf(row)}>{row.number}</RowLink> · {month(row.month)}
              <Typography>
                {cost} · {km} {t('costs.unitKm')} · {perKm} {t('costs.unitPerKm')}
              </Typography>
              <Typography color="textSecondary">
                {t('costs.trips')}: {trips} · {t('costs.kmPerLitre')}: {kmPerLitre}
              </Typography>
              <Outliers row={row} />
            </Box>
            <LogBookButton row={row} />
          </Stack>
        );
      })}
    </Box>
  );
}

/** The fills of the vehicle, where what is unusual can be looked at. */
function fuelOf({ id }: MonthCost): string {
  return `/transport/vehicle/${id}?tab=fuel`;
}

function Outliers({ row: { outliers } }: { row: MonthCost }) {
  const { t } = useTranslation('transport');
  if (outliers === 0) return null;
  return (
    <StatusChip icon={mdiAlertOutline} tone="warning" label={t('costs.outliers', { count: outliers })} />
  );
}

function LogBookButton({ row: { id, number, month } }: { row: MonthCost }) {
  const { t } = useTranslation('transport');
  const format = useFormat();
  const { may } = useSession();
  const language = useStore(languageStore);
  if (!may(tripPrints.logBook.requirement)) return null;
  const address = () => callUrl(tripPrints.logBook, { query: { vehicle: id, month, language } });
  return (
    <IconButton
      aria-label={t('costs.logBook', { number, month: format.month(month) })}
      onClick={() => void openFile(address())}
    >
      <Icon path={mdiPrinterOutline} />
    </IconButton>
  );
}

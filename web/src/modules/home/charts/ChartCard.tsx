import { mdiChartBar, mdiTable } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { BarChart } from '../../../ui/chart/BarChart.tsx';
import { ChartTable } from '../../../ui/chart/ChartTable.tsx';
import { ColumnChart } from '../../../ui/chart/ColumnChart.tsx';
import { type ChartProps, type ChartRow, totalOf } from '../../../ui/chart/chart.types.ts';
import { listAddress } from '../../../ui/chart/list-address.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { visuallyHidden } from '../../../ui/visually-hidden.ts';
import { useChartWords } from './chart-words.ts';
import { type ChartFilter, type ChosenChart, useGraph, useYearBefore } from './charts.query.ts';

/** One chart: its name leads to the list behind it, its numbers are there as a table for whoever prefers one. */
export function ChartCard({ chosen, filter }: { chosen: ChosenChart; filter: ChartFilter }) {
  const { t } = useTranslation('home');
  const { chart } = chosen;
  const [isTable, setIsTable] = useState(false);
  const title = useChartWords().titleOf(chart);
  const { centre } = filter;
  const list = listAddress(chart.list, { ...chart.whole, ...(centre ? { centre } : {}) });
  const switchLabel = t(isTable ? 'charts.asChart' : 'charts.asTable', { chart: title });
  return (
    <Card component="article" aria-label={title} sx={{ p: 2, height: '100%' }}>
      <Stack direction="row" sx={{ alignItems: 'center', mb: 1, minHeight: 44 }}>
        <Typography variant="h3" sx={{ mr: 'auto' }}>
          <Link component={RouterLink} to={list} color="inherit" underline="hover">
            {title}
          </Link>
        </Typography>
        {chart.shape !== 'table' && (
          <IconButton aria-label={switchLabel} title={switchLabel} onClick={() => setIsTable(!isTable)}>
            <Icon path={isTable ? mdiChartBar : mdiTable} />
          </IconButton>
        )}
      </Stack>
      <Numbers chosen={chosen} filter={filter} isTable={isTable} />
    </Card>
  );
}

function Numbers(props: { chosen: ChosenChart; filter: ChartFilter; isTable: boolean }) {
  const { chosen, filter, isTable } = props;
  const { chart, hasYearBefore } = chosen;
  const { t } = useTranslation('home');
  const words = useChartWords();
  const { data, error, refetch, isPlaceholderData } = useGraph(chart.kind, filter);
  const shown = hasYearBefore && data && !isPlaceholderData ? data : null;
  const yearBefore = useYearBefore(chart, { filter, shown });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={220} />;
  const series = words.seriesOf(chart, data);
  const before = shown ? yearBefore.data : undefined;
  const rows = words.rowsOf(chart, data, filter, before);
  if (rows.every(isEmpty)) return <Typography color="textSecondary">{t('charts.empty')}</Typography>;
  const numbers = { series, rows, before: before && words.beforeOf(chart, series) };
  const table = { caption: words.titleOf(chart), heading: words.headingOf(chart), ...numbers };
  if (isTable || chart.shape === 'table') return <ChartTable {...table} isTinted={chart.shape === 'table'} />;
  return (
    <>
      {chart.shape === 'columns' ? <ColumnChart {...numbers} /> : <FirstBars series={series} rows={rows} />}
      <Box sx={untilFocused}>
        <ChartTable {...table} />
      </Box>
    </>
  );
}

function isEmpty(row: ChartRow): boolean {
  return totalOf(row) === 0 && (row.before ?? []).every((value) => value === 0);
}

const firstRows = 10;

/** An area has sixty centres; the largest say most. */
function FirstBars({ series, rows }: ChartProps) {
  const { t } = useTranslation('home');
  const [isWhole, setIsWhole] = useState(false);
  const rest = rows.length - firstRows;
  return (
    <>
      <BarChart series={series} rows={isWhole ? rows : rows.slice(0, firstRows)} />
      {rest > 0 && !isWhole && (
        <Button onClick={() => setIsWhole(true)}>{t('charts.more', { count: rest })}</Button>
      )}
    </>
  );
}

/** Whoever comes by keyboard sees the links of the table that they are on. */
const untilFocused = {
  ...visuallyHidden,
  '&:focus-within': {
    position: 'static',
    width: 'auto',
    height: 'auto',
    clipPath: 'none',
    whiteSpace: 'normal',
  },
} as const;

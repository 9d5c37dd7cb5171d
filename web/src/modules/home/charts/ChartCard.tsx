import { mdiChartBar, mdiTable } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DrawnGraph } from '@sewa/contract/home/graphs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { BarChart } from '../../../ui/chart/BarChart.tsx';
import { ChartTable } from '../../../ui/chart/ChartTable.tsx';
import { ColumnChart } from '../../../ui/chart/ColumnChart.tsx';
import { type ChartProps, totalOf } from '../../../ui/chart/chart.types.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { visuallyHidden } from '../../../ui/visually-hidden.ts';
import { useChartWords } from './chart-words.ts';
import { type ChartWish, useGraph } from './charts.query.ts';

const lists: Readonly<Record<DrawnGraph, string>> = {
  1: '/sewadar',
  2: '/sewadar',
  3: '/sewadar',
  4: '/sewadar/applications',
  7: '/oae',
};

/** One chart: its name leads to the list behind it, its numbers are there as a table for whoever prefers one. */
export function ChartCard({ kind, wish }: { kind: DrawnGraph; wish: ChartWish }) {
  const { t } = useTranslation('home');
  const [isTable, setIsTable] = useState(false);
  const chart = t(`charts.kind.${kind}`);
  const switchLabel = t(isTable ? 'charts.asChart' : 'charts.asTable', { chart });
  return (
    <Card component="article" aria-label={chart} sx={{ p: 2, height: '100%' }}>
      <Stack direction="row" sx={{ alignItems: 'center', mb: 1, minHeight: 44 }}>
        <Typography variant="h3" sx={{ mr: 'auto' }}>
          <Link component={RouterLink} to={lists[kind]} color="inherit" underline="hover">
            {chart}
          </Link>
        </Typography>
        {/* Ages against needs are a table anyway. */}
        {kind !== 7 && (
          <IconButton aria-label={switchLabel} title={switchLabel} onClick={() => setIsTable(!isTable)}>
            <Icon path={isTable ? mdiChartBar : mdiTable} />
          </IconButton>
        )}
      </Stack>
      <Numbers kind={kind} wish={wish} isTable={isTable} />
    </Card>
  );
}

function Numbers({ kind, wish, isTable }: { kind: DrawnGraph; wish: ChartWish; isTable: boolean }) {
  const { t } = useTranslation('home');
  const { seriesOf, rowsOf } = useChartWords();
  const { data, error, refetch } = useGraph(kind, wish);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={220} />;
  const series = seriesOf(kind);
  const rows = rowsOf(kind, data.rows, wish.centre);
  if (rows.every((row) => totalOf(row) === 0))
    return <Typography color="textSecondary">{t('charts.empty')}</Typography>;
  const table = { caption: t(`charts.kind.${kind}`), heading: t(`charts.heading.${kind}`), series, rows };
  if (isTable || kind === 7) return <ChartTable {...table} isTinted={kind === 7} />;
  return (
    <>
      {kind === 3 ? <ColumnChart series={series} rows={rows} /> : <FirstBars series={series} rows={rows} />}
      <Box sx={untilFocused}>
        <ChartTable {...table} />
      </Box>
    </>
  );
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

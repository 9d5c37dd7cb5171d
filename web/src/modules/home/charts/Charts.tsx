import { mdiViewDashboardEditOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { today } from '../../../platform/today.ts';
import type { Chart } from '../../../ui/chart/chart.types.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ArrangeDialog } from './ArrangeDialog.tsx';
import { ChartCard } from './ChartCard.tsx';
import type { ChosenChart } from './charts.query.ts';
import { periodOf, periods } from './periods.ts';

/** The charts that the user chose, of a period and a centre. Both stand in the address. */
export function Charts({ charts }: { charts: readonly Chart[] }) {
  const { t } = useTranslation('home');
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const [isArranging, setIsArranging] = useState(false);
  const chosen: ChosenChart[] = user.preferences.charts
    ? user.preferences.charts.flatMap(({ kind, isWide, hasYearBefore = false }) => {
        const chart = charts.find((one) => one.kind === kind);
        return chart === undefined ? [] : [{ chart, isWide, hasYearBefore }];
      })
    : charts.map((chart) => ({ chart, isWide: chart.isWide ?? false, hasYearBefore: false }));
  const period = periods.find((one) => one === params.get('period')) ?? 'year';
  const centre = user.centres.find((one) => one.id === params.get('centre'))?.id ?? '';
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Box component="section" aria-labelledby="charts">
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mb: 2, alignItems: 'center' }}>
        <Typography variant="h2" id="charts" sx={{ mr: 'auto' }}>
          {t('charts.title')}
        </Typography>
        <TextField
          select
          size="small"
          label={t('charts.period')}
          value={period}
          onChange={(event) => choose('period', event.target.value)}
          sx={{ minWidth: 160 }}
        >
          {periods.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`charts.periods.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        {user.centres.length > 1 && (
          <TextField
            select
            size="small"
            label={t('charts.centre')}
            value={centre}
            onChange={(event) => choose('centre', event.target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ minWidth: 180 }}
          >
            <MenuItem value="">{t('charts.allCentres')}</MenuItem>
            {user.centres.map((one) => (
              <MenuItem key={one.id} value={one.id}>
                {one.name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Button startIcon={<Icon path={mdiViewDashboardEditOutline} />} onClick={() => setIsArranging(true)}>
          {t('charts.arrange')}
        </Button>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {chosen.map((one) => (
          <Box key={one.chart.kind} sx={one.isWide ? { gridColumn: '1 / -1' } : {}}>
            <ChartCard chosen={one} filter={{ period, ...periodOf(period, today()), centre }} />
          </Box>
        ))}
      </Box>
      {isArranging && (
        <ArrangeDialog allowed={charts} chosen={chosen} onClose={() => setIsArranging(false)} />
      )}
    </Box>
  );
}

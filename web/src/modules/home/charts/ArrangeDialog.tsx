import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshUser } from '../../../platform/auth.ts';
import { showToast } from '../../../platform/toast.ts';
import type { Chart } from '../../../ui/chart/chart.types.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useChartWords } from './chart-words.ts';
import { type ChosenChart, saveCharts } from './charts.query.ts';

interface Line extends ChosenChart {
  isShown: boolean;
}

/** Which charts, in which order, how wide, and with the year before. Kept with the user's preferences. */
export function ArrangeDialog(props: {
  allowed: readonly Chart[];
  chosen: readonly ChosenChart[];
  onClose: () => void;
}) {
  const { t } = useTranslation(['home', 'ui']);
  const { titleOf } = useChartWords();
  const [isBusy, setIsBusy] = useState(false);
  const [lines, setLines] = useState<Line[]>(() => [
    ...props.chosen.map((one) => ({ ...one, isShown: true })),
    ...props.allowed
      .filter((chart) => !props.chosen.some((one) => one.chart.kind === chart.kind))
      .map((chart) => ({ chart, isWide: false, hasYearBefore: false, isShown: false })),
  ]);
  const change = (kind: number, over: Partial<Line>) =>
    setLines(lines.map((line) => (line.chart.kind === kind ? { ...line, ...over } : line)));
  const move = (place: number, by: number) => {
    const next = [...lines];
    const [line] = next.splice(place, 1);
    if (line) next.splice(place + by, 0, line);
    setLines(next);
  };
  const save = async () => {
    setIsBusy(true);
    try {
      await saveCharts(lines.filter((line) => line.isShown));
      await refreshUser();
      showToast(toastTypes.SUCCESS, t('charts.kept'));
      props.onClose();
    } catch {
      setIsBusy(false);
      showToast(toastTypes.ERROR, t('charts.keepFailed'));
    }
  };
  return (
    <Dialog open onClose={props.onClose} maxWidth="sm" fullWidth aria-labelledby="arrange">
      <DialogTitle id="arrange">{t('charts.arrange')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('charts.arrangeHint')}</DialogContentText>
        <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {lines.map((line, place) => {
            const { isWide, hasYearBefore, isShown } = line;
            const { kind } = line.chart;
            const chart = titleOf(line.chart);
            return (
              <Stack
                key={kind}
                component="li"
                direction="row"
                sx={{ alignItems: 'center', flexWrap: 'wrap' }}
              >
                <FormControlLabel
                  sx={{ flex: '1 1 240px' }}
                  control={
                    <Checkbox checked={isShown} onChange={() => change(kind, { isShown: !isShown })} />
                  }
                  label={chart}
                />
                <FormControlLabel
                  control={<Checkbox checked={isWide} onChange={() => change(kind, { isWide: !isWide })} />}
                  label={t('charts.wide')}
                  disabled={!isShown}
                />
                {line.chart.rowsOver && (
                  <FormControlLabel
                    control={
                      <Checkbox
                        checked={hasYearBefore}
                        onChange={() => change(kind, { hasYearBefore: !hasYearBefore })}
                      />
                    }
                    label={t('charts.yearBefore')}
                    disabled={!isShown}
                  />
                )}
                <IconButton
                  aria-label={t('charts.up', { chart })}
                  disabled={place === 0}
                  onClick={() => move(place, -1)}
                >
                  <Icon path={mdiArrowUp} />
                </IconButton>
                <IconButton
                  aria-label={t('charts.down', { chart })}
                  disabled={place === lines.length - 1}
                  onClick={() => move(place, 1)}
                >
                  <Icon path={mdiArrowDown} />
                </IconButton>
              </Stack>
            );
          })}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose}>{t('cancel', { ns: 'ui' })}</Button>
        <Button variant="contained" loading={isBusy} onClick={() => void save()}>
          {t('charts.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

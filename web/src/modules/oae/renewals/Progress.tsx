import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';

/** How much of a run is settled. */
export function Progress({ run }: { run: { waiting: number; renewed: number; ended: number } }) {
  const { t } = useTranslation('oae');
  const { number } = useFormat();
  const settled = run.renewed + run.ended;
  const total = settled + run.waiting;
  return (
    <Box sx={{ flex: 1, minWidth: 200 }}>
      <Typography variant="body2" id="renewal-progress" sx={{ mb: 0.5 }}>
        {t('renewal.progress', { settled: number(settled), total: number(total) })}
        {' · '}
        {t('renewal.counts', { renewed: number(run.renewed), ended: number(run.ended) })}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-labelledby="renewal-progress"
        value={total === 0 ? 0 : (settled / total) * 100}
        sx={{ height: 10, borderRadius: 5 }}
      />
    </Box>
  );
}

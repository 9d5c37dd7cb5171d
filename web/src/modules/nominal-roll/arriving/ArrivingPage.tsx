import { mdiMapMarkerCheckOutline } from '@mdi/js';
import CardActionArea from '@mui/material/CardActionArea';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ArrivingRoll } from '@sewa/contract/nominal-roll/arriving';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useDaysText } from '../use-days-text.ts';
import { useArriving } from './arriving.queries.ts';
import { arrivingBy, arrivingParts } from './arriving.rules.ts';

/** Groups of other centres and areas that come to the user's centres for sewa. */
export function ArrivingPage() {
  const { t } = useTranslation('nominal-roll');
  return (
    <>
      <PageHeader trail={[]} title={t('arriving.title')} />
      <SectionTabs section="/nominal-roll" />
      <ArrivingRolls />
    </>
  );
}

function ArrivingRolls() {
  const { t } = useTranslation('nominal-roll');
  const { number } = useFormat();
  const { data: rolls, error, refetch } = useArriving();
  if (error && !rolls) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!rolls) return <Skeleton variant="rounded" height={160} />;
  if (rolls.length === 0)
    return (
      <EmptyState icon={mdiMapMarkerCheckOutline} title={t('arriving.none')} text={t('arriving.noneText')} />
    );
  const parts = arrivingBy(rolls, today());
  return (
    <Stack spacing={3} sx={{ mt: 2 }}>
      {arrivingParts.map(
        (part) =>
          parts[part].length > 0 && (
            <section key={part}>
              <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
                {t('arrivals.heading', {
                  title: t(`arriving.part.${part}`),
                  count: number(parts[part].length),
                })}
              </Typography>
              <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
                {parts[part].map((roll) => (
                  <ArrivingCard key={roll.id} roll={roll} />
                ))}
              </Stack>
            </section>
          ),
      )}
    </Stack>
  );
}

function ArrivingCard({ roll }: { roll: ArrivingRoll }) {
  const { t } = useTranslation('nominal-roll');
  const { number } = useFormat();
  const daysOf = useDaysText();
  const { members, arrived, returned } = roll;
  return (
    <Paper component="li" variant="outlined">
      <CardActionArea component={Link} to={`/nominal-roll/arriving/${roll.id}`} sx={{ p: 1.5 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {t('arriving.from', { centre: roll.centreName, area: roll.areaName })}
        </Typography>
        <Typography color="textSecondary">
          {`${roll.department} · ${daysOf(roll)} · ${roll.destination}`}
        </Typography>
        <Typography>
          {t('arriving.counts', {
            sent: number(members),
            arrived: number(arrived),
            returned: number(returned),
          })}
        </Typography>
      </CardActionArea>
    </Paper>
  );
}

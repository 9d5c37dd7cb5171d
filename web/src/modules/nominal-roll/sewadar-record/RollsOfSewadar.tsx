import { mdiAccountOff, mdiClipboardListOutline } from '@mdi/js';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { rollMembers } from '@sewa/contract/nominal-roll/members';
import { rolls } from '@sewa/contract/nominal-roll/rolls';
import { rollMemberWords } from '@sewa/contract/nominal-roll/words';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../../platform/call.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { useRollStatus } from '../roll-status.ts';
import { daysByYear } from './days-by-year.rules.ts';

/** A tab of a sewadar's record: the rolls, and the days of each year. */
export function RollsOfSewadar({ id }: { id: string }) {
  const { t } = useTranslation(['nominal-roll', 'ui']);
  const { day, number } = useFormat();
  const statusOf = useRollStatus();
  const { label } = useFieldWords(rollMemberWords);
  const { data, error, refetch } = useQuery({
    queryKey: [rolls.list.path, 'of', id],
    queryFn: ({ signal }) => call(rollMembers.ofSewadar, { params: { id }, signal }),
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton variant="rounded" height={72} aria-label={t('ui:loading')} />;
  if (data.length === 0) return <EmptyState icon={mdiClipboardListOutline} title={t('ofSewadar.none')} />;
  return (
    <Stack spacing={2}>
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {daysByYear(data).map(({ year, planned, served }) => (
          <li key={year}>
            {t('ofSewadar.year', { year, planned: number(planned), served: number(served) })}
          </li>
        ))}
      </Stack>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.map((one) => (
          <Card key={one.id} component="li">
            <CardActionArea
              {...(one.isSeen ? { component: Link, to: `/nominal-roll/${one.id}` } : { disabled: true })}
              sx={{ p: 1.5 }}
            >
              <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
                <Typography sx={{ fontWeight: 600, flex: '1 1 200px' }}>
                  {t('nameOf', { number: one.number, destination: one.destination })}
                </Typography>
                {one.isDropped ? (
                  <StatusChip label={label('droppedAt')} icon={mdiAccountOff} tone="default" />
                ) : (
                  <StatusChip {...statusOf(one.status)} />
                )}
              </Stack>
              <Typography variant="body2" color="textSecondary">
                {[
                  one.department,
                  `${day(one.fromDay)} – ${day(one.toDay)}`,
                  t('ofSewadar.days', { planned: number(one.days), served: number(one.daysServed) }),
                  one.role,
                  one.isSeen ? '' : t('ofSewadar.otherCentre'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}

import { mdiBadgeAccountHorizontalOutline } from '@mdi/js';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { badgeTypeLabels } from '@sewa/contract/badges/badge-labels';
import { badges } from '@sewa/contract/badges/badges';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { badgePath, useBadgesOf } from '../registry/badge.queries.ts';
import { useBadgeStatus } from '../registry/badge-status.ts';

/** A tab of a sewadar's record. */
export function BadgesOfSewadar({ id }: { id: string }) {
  return <BadgesOfPerson kind="sewadar" id={id} />;
}

/** A tab of a member's record: the member's own badges and those of the attendants. */
export function BadgesOfMember({ id }: { id: string }) {
  return <BadgesOfPerson kind="member" id={id} />;
}

function BadgesOfPerson({ kind, id }: { kind: 'sewadar' | 'member'; id: string }) {
  const { t } = useTranslation(['badges', 'ui']);
  const language = useStore(languageStore);
  const { day } = useFormat();
  const statusOf = useBadgeStatus();
  const { data, error, refetch } = useBadgesOf(kind, id);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton variant="rounded" height={72} aria-label={t('ui:loading')} />;
  if (data.length === 0)
    return <EmptyState icon={mdiBadgeAccountHorizontalOutline} title={t('ofPerson.none')} />;
  return (
    <>
      <HearChanges event={badges.event} path={badges.list.path} />
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.map((badge) => (
          <Card key={badge.id} component="li">
            <CardActionArea component={Link} to={`${badgePath}/${badge.id}`} sx={{ p: 1.5 }}>
              <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
                <Typography sx={{ fontWeight: 600, flex: '1 1 200px' }}>
                  {t('nameOf', { type: badgeTypeLabels[badge.type][language], number: badge.number })}
                </Typography>
                <StatusChip {...statusOf(badge.status)} />
              </Stack>
              <Typography variant="body2" color="textSecondary">
                {[
                  badge.attends === '' ? '' : badge.name,
                  `${day(badge.validFrom)} – ${day(badge.validTo)}`,
                  badge.department,
                  badge.isChanged ? t('changed.short') : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Stack>
    </>
  );
}

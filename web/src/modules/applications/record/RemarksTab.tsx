import { mdiCommentTextOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { applications } from '@sewa/contract/applications/applications';
import type { RowOf } from '@sewa/contract/kernel/calls/endpoint';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { visuallyHidden } from '../../../ui/visually-hidden.ts';
import { useRemarks } from '../application.queries.ts';
import { useApplicationLabels } from '../use-application-labels.ts';
import { NewRemark } from './NewRemark.tsx';

type Remark = RowOf<typeof applications.remarks>;

/** What was said and decided, oldest first, with who and when. */
export function RemarksTab({ id }: { id: string }) {
  const { t } = useTranslation(['applications', 'ui']);
  const { may } = useSession();
  const { data, error, refetch } = useRemarks(id);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Stack spacing={3} sx={{ maxWidth: 720 }}>
      {data === undefined ? (
        <Skeleton variant="rounded" height={160} />
      ) : (
        <Stack component="ol" aria-label={t('tab.remarks')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data.map((remark) => (
            <Entry key={remark.id} remark={remark} />
          ))}
        </Stack>
      )}
      {may(applications.remark.requirement) && <NewRemark id={id} />}
    </Stack>
  );
}

function Entry({ remark }: { remark: Remark }) {
  const { t } = useTranslation('applications');
  const { dateTime } = useFormat();
  return (
    <Box
      component="li"
      sx={{ borderLeft: 2, borderColor: 'divider', pl: 2, pb: 2.5, '&:last-child': { pb: 0 } }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('remarkBy', { user: remark.userName, when: dateTime(remark.at) })}
      </Typography>
      {remark.toStatus === null ? (
        <Icon path={mdiCommentTextOutline} fontSize="small" sx={{ color: 'text.secondary', mt: 0.5 }} />
      ) : (
        <Moved from={remark.fromStatus} to={remark.toStatus} isUndo={remark.isUndo} />
      )}
      {remark.text && (
        <Typography sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {remark.text}
        </Typography>
      )}
    </Box>
  );
}

interface MovedProps {
  from: number | null;
  to: number;
  isUndo: boolean;
}

function Moved({ from, to, isUndo }: MovedProps) {
  const { t } = useTranslation('applications');
  const labels = useApplicationLabels();
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', mt: 0.5 }}>
      {from === null ? (
        <Typography>{t('madeRemark')}</Typography>
      ) : (
        <>
          <StatusChip {...labels.status(from)} tone="default" />
          <span aria-hidden>→</span>
          <Box component="span" sx={visuallyHidden}>
            {t('movedTo')}
          </Box>
        </>
      )}
      <StatusChip {...labels.status(to)} />
      {isUndo && <Typography color="textSecondary">{t('undo.remark')}</Typography>}
    </Stack>
  );
}

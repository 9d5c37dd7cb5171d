import { mdiCloudUploadOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { queueText } from '@sewa/contract/blood-donation/floor/floor-rules';
import { personWords } from '@sewa/contract/people/words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import type { ShownVisit } from './unsent-acts.rules.ts';
import { useNow } from './use-floor.ts';

const MINUTE_MS = 60_000;

/** Who it is, how long they wait, and the one thing to do. */
export function VisitCard({
  visit,
  details = [],
  hasWait = true,
  children,
}: {
  visit: ShownVisit;
  details?: readonly string[];
  hasWait?: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation('floor');
  const now = useNow(20_000);
  const minutes = Math.max(0, Math.floor((now - Date.parse(visit.since)) / MINUTE_MS));
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, listStyle: 'none' }}>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
          <VisitName visit={visit} />
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[...details, ...(hasWait ? [t('minutes', { count: minutes })] : [])].join(' · ')}
          </Typography>
          {visit.isWaiting && <NotSent />}
        </Box>
        {children}
      </Stack>
    </Paper>
  );
}

/** The number large, the name beside it. */
export function VisitName({ visit }: { visit: ShownVisit }) {
  const { t } = useTranslation('floor');
  const { choice } = useFieldWords(personWords);
  const about = [
    choice('gender', visit.gender) ?? '',
    visit.age === null ? '' : t('years', { age: visit.age }),
    visit.bloodGroup,
  ].filter(Boolean);
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'baseline', minWidth: 0 }}>
      <Typography
        component="span"
        sx={{ fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.2, whiteSpace: 'nowrap', flexShrink: 0 }}
      >
        {queueText(visit.number)}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {visit.name || '—'}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {about.join(' · ')}
        </Typography>
      </Box>
    </Stack>
  );
}

export function NotSent() {
  const { t } = useTranslation('floor');
  return (
    <Chip
      size="small"
      color="warning"
      variant="outlined"
      icon={<Icon path={mdiCloudUploadOutline} />}
      label={t('notSent')}
      sx={{ mt: 0.5 }}
    />
  );
}

import { mdiFileClockOutline, mdiFileDocumentCheckOutline, mdiWrenchClock } from '@mdi/js';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DueItem } from '@sewa/contract/sg-management/due';
import type { PremisesSubject, SgRecordKind } from '@sewa/contract/sg-management/enums';
import { type PremisesPaperKind, premisesPapers } from '@sewa/contract/sg-management/papers';
import { subjectLabels } from '@sewa/contract/sg-management/premises-labels';
import { sgRecordKindLabels } from '@sewa/contract/sg-management/record-labels';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';

const icons = {
  record: mdiFileDocumentCheckOutline,
  paper: mdiFileClockOutline,
  service: mdiWrenchClock,
} as const;

/** Records, documents and services by their day; what is late says so. */
export function DueList({ items, hasCentre }: { items: readonly DueItem[]; hasCentre: boolean }) {
  const { t } = useTranslation('sg-management');
  const { day } = useFormat();
  const wordOf = useDueWord();
  return (
    <Paper
      component="ul"
      variant="outlined"
      aria-label={t('due.title')}
      sx={{ listStyle: 'none', p: 0, m: 0 }}
    >
      {items.map((item) => (
        <Stack
          component="li"
          key={item.id}
          direction="row"
          spacing={1.5}
          sx={{
            px: 2,
            py: 1,
            alignItems: 'center',
            borderBottom: 1,
            borderColor: 'divider',
            '&:last-child': { borderBottom: 0 },
          }}
        >
          <Icon path={icons[item.what]} color={item.day < today() ? 'error' : 'action'} />
          <Box
            sx={{
              minWidth: 0,
              flex: 1,
              display: 'flex',
              flexDirection: { xs: 'column', sm: 'row' },
              columnGap: 1.5,
              alignItems: { sm: 'center' },
            }}
          >
            <Box sx={{ minWidth: 0, flex: 1 }}>
              <Link
                component={RouterLink}
                to={addressOf(item)}
                sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
              >
                {item.what === 'paper' ? wordOf(item) : item.title}
              </Link>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {[item.what === 'paper' ? item.title : wordOf(item), hasCentre ? item.centreName : '']
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
            <Typography sx={{ whiteSpace: 'nowrap' }} color={item.day < today() ? 'error' : 'textPrimary'}>
              {item.day < today() ? t('due.late', { day: day(item.day) }) : day(item.day)}
            </Typography>
          </Box>
        </Stack>
      ))}
    </Paper>
  );
}

function addressOf({ what, owner }: DueItem): string {
  if (what === 'record') return `/sg-management/record/${owner}`;
  return `/sg-management/premises/${owner}${what === 'paper' ? '?tab=papers' : '#equipment'}`;
}

function useDueWord(): (item: DueItem) => string {
  const { t } = useTranslation('sg-management');
  const language = useStore(languageStore);
  return ({ what, kind }) => {
    if (what === 'record') return sgRecordKindLabels[kind as SgRecordKind]?.[language] ?? kind;
    if (what === 'paper')
      return premisesPapers.paperKinds[kind as PremisesPaperKind]?.words[language] ?? kind;
    return `${t('due.service')} · ${subjectLabels[kind as PremisesSubject]?.[language] ?? kind}`;
  };
}

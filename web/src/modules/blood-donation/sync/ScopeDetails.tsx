import { mdiChevronDown } from '@mdi/js';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SyncScope } from '@sewa/contract/sync/sync';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useTableWords } from '../../../ui/record/change-words.ts';
import { FactList } from '../../../ui/record/FactList.tsx';
import type { Side } from './next-step.rules.ts';

/** For support: how many records of each kind, and the check sums that are compared. */
export function ScopeDetails({ scope, side }: { scope: SyncScope; side: Side }) {
  const { t } = useTranslation('sync');
  return (
    <Accordion
      disableGutters
      elevation={0}
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'div' } }}
      sx={{ '&::before': { display: 'none' }, bgcolor: 'transparent' }}
    >
      <AccordionSummary
        expandIcon={<Icon path={mdiChevronDown} />}
        aria-label={t('scope.detailsOf', { name: scope.title })}
        sx={{ px: 0, minHeight: 44 }}
      >
        {t('details')}
      </AccordionSummary>
      <AccordionDetails sx={{ px: 0 }}>
        <Stack spacing={2}>
          <Counts counts={scope.here.counts} />
          <Typography variant="body2" color="textSecondary">
            {t('scope.sums')}
          </Typography>
          <FactList
            facts={[
              { label: t(`scope.here.${side}`), value: <Sum digest={scope.here.digest} /> },
              ...scope.compared.map((one) => ({
                label: side === 'laptop' ? t('scope.here.cloud') : `${one.deviceName} (${one.deviceNumber})`,
                value: <Sum digest={one.digest} />,
              })),
            ]}
          />
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
}

/** Of each kind of record how many are here. */
function Counts({ counts }: { counts: SyncScope['here']['counts'] }) {
  const { t } = useTranslation('sync');
  const { number } = useFormat();
  const wordOf = useTableWords();
  const shown = Object.entries(counts).filter(([, count]) => count > 0);
  if (wordOf === null || shown.length === 0) return null;
  return (
    <FactList
      facts={shown.map(([table, count]) => ({
        // Has no history of its own, and so no word there.
        label: table === 'blood_visit_step' ? t('scope.steps') : wordOf(table),
        value: number(count),
      }))}
    />
  );
}

function Sum({ digest }: { digest: string }) {
  return (
    <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
      {digest}
    </Box>
  );
}

import { mdiChevronDown } from '@mdi/js';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../platform/use-format.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { FactList } from '../../../../ui/record/FactList.tsx';
import { cloudTime, isAtWork, type LaptopState } from '../next-step.rules.ts';
import { useSpans } from '../use-spans.ts';
import { useStartRun } from './use-start-run.ts';
import { WipeLaptop } from './WipeLaptop.tsx';

interface LaptopFactsProps {
  laptop: LaptopState;
  mayWipe: boolean;
  onConnect: () => void;
}

/** What is here and how old it is; what only support asks for stands behind “Details”. */
export function LaptopFacts({ laptop, mayWipe, onConnect }: LaptopFactsProps) {
  const { t } = useTranslation('sync');
  const { number, dateTime } = useFormat();
  const { ago } = useSpans();
  const { waiting, handedIn, copiedAt, lastContactAt } = laptop;
  const counted = (count: number) => t('changes', { count, shown: number(count) });
  const since = (moment: string) => t('facts.since', { moment: dateTime(moment) });
  return (
    <Paper variant="outlined" component="section" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('facts.title')}
      </Typography>
      <FactList
        facts={[
          {
            label: t('facts.waiting'),
            value:
              waiting.changes === 0
                ? t('facts.nothing')
                : [counted(waiting.changes), waiting.oldestAt && since(waiting.oldestAt)]
                    .filter(Boolean)
                    .join(', '),
          },
          {
            label: t('facts.handedIn'),
            value:
              handedIn.changes === 0
                ? t('facts.nothing')
                : [counted(handedIn.changes), handedIn.at && dateTime(handedIn.at)]
                    .filter(Boolean)
                    .join(', '),
          },
          {
            label: t('facts.copy'),
            value:
              copiedAt === null
                ? t('facts.never')
                : `${ago(copiedAt, cloudTime(laptop, Date.now()))} (${dateTime(copiedAt)})`,
          },
          {
            label: t('facts.contact'),
            value:
              lastContactAt === null
                ? t('facts.never')
                : `${ago(lastContactAt)} (${dateTime(lastContactAt)})`,
          },
        ]}
      />
      <Typography color="textSecondary" variant="body2" sx={{ mt: 2 }}>
        {t('facts.disk')}
      </Typography>
      {mayWipe && <WipeLaptop laptop={laptop} />}
      <Details laptop={laptop} onConnect={onConnect} />
    </Paper>
  );
}

function Details({ laptop, onConnect }: { laptop: LaptopState; onConnect: () => void }) {
  const { t } = useTranslation('sync');
  const { number, dateTime } = useFormat();
  const { start, isBusy } = useStartRun();
  const [isAsking, setIsAsking] = useState(false);
  const { enrolment, copiedRows } = laptop;
  if (enrolment === null) return null;
  const fetchAll = async () => {
    await start('prepare', { isWhole: true });
    setIsAsking(false);
  };
  return (
    <Accordion
      disableGutters
      elevation={0}
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'div' } }}
      sx={{ mt: 1, '&::before': { display: 'none' }, bgcolor: 'transparent' }}
    >
      <AccordionSummary expandIcon={<Icon path={mdiChevronDown} />} sx={{ px: 0 }}>
        {t('details')}
      </AccordionSummary>
      <AccordionDetails sx={{ px: 0 }}>
        <Stack spacing={2}>
          <FactList
            facts={[
              { label: t('facts.cloud'), value: enrolment.cloud },
              { label: t('facts.number'), value: String(enrolment.deviceNumber) },
              { label: t('facts.enrolledAt'), value: dateTime(enrolment.enrolledAt) },
              { label: t('facts.copiedRows'), value: number(copiedRows) },
            ]}
          />
          <Typography color="textSecondary">{t('facts.staff')}</Typography>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            {enrolment.state === 'active' && (
              <Button variant="outlined" disabled={isAtWork(laptop.run)} onClick={() => setIsAsking(true)}>
                {t('facts.fetchAll')}
              </Button>
            )}
            <Button variant="outlined" disabled={isAtWork(laptop.run)} onClick={onConnect}>
              {t('connect.again')}
            </Button>
          </Stack>
        </Stack>
      </AccordionDetails>
      {isAsking && (
        <ConfirmDialog
          title={t('facts.fetchAll')}
          text={t('facts.fetchAllText')}
          confirmLabel={t('facts.fetchAllYes')}
          isBusy={isBusy}
          onConfirm={() => void fetchAll()}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </Accordion>
  );
}

import { mdiCancel, mdiCheckCircleOutline, mdiLaptop } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { devices } from '@sewa/contract/sync/devices';
import { incidentWords } from '@sewa/contract/sync/incidents';
import type { SyncState } from '@sewa/contract/sync/sync';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { languageStore } from '../../../../platform/language.ts';
import { useSession } from '../../../../platform/session.ts';
import { useStore } from '../../../../platform/store.ts';
import { useFormat } from '../../../../platform/use-format.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { HearChanges } from '../../../../ui/HearChanges.tsx';
import { FactList } from '../../../../ui/record/FactList.tsx';
import { StatusChip } from '../../../../ui/StatusChip.tsx';
import { useRefusedAttempts } from '../sync.queries.ts';
import { devicesPath } from '../sync-paths.ts';
import { useSpans } from '../use-spans.ts';

export type CloudState = NonNullable<SyncState['cloud']>;
type Laptop = CloudState['devices'][number];

/** The camp laptops of the area: when each was last heard of, and what it handed in. */
export function LaptopsTab({ cloud }: { cloud: CloudState }) {
  const { t } = useTranslation('sync');
  const { may } = useSession();
  return (
    <Stack spacing={2} sx={{ pt: 1 }}>
      <RefusedAttempts />
      {cloud.devices.length === 0 ? (
        <EmptyState
          icon={mdiLaptop}
          title={t('cloud.none')}
          text={t('cloud.noneText')}
          action={
            may(devices.enrol.requirement) && (
              <Button variant="contained" component={Link} to={devicesPath}>
                {t('cloud.manage')}
              </Button>
            )
          }
        />
      ) : (
        <Box component="ul" aria-label={t('cloud.laptops')} sx={grid}>
          {cloud.devices.map((one) => (
            <li key={one.id}>
              <LaptopCard laptop={one} />
            </li>
          ))}
        </Box>
      )}
    </Stack>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  p: 0,
  m: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))',
} as const;

function LaptopCard({ laptop }: { laptop: Laptop }) {
  const { t } = useTranslation('sync');
  const { number, dateTime } = useFormat();
  const { ago } = useSpans();
  const moment = (at: string | null) => (at === null ? t('facts.never') : `${ago(at)}\n${dateTime(at)}`);
  const isActive = laptop.state === 'active';
  return (
    <Paper variant="outlined" sx={{ p: 2, height: '100%' }}>
      <Stack spacing={1.5}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {laptop.name}
          </Typography>
          <StatusChip
            label={t(`cloud.state.${laptop.state}`)}
            icon={isActive ? mdiCheckCircleOutline : mdiCancel}
            tone={isActive ? 'success' : 'error'}
          />
        </Stack>
        <FactList
          facts={[
            ...(laptop.wipedAt === null ? [] : [{ label: t('cloud.wiped'), value: moment(laptop.wipedAt) }]),
            { label: t('facts.contact'), value: moment(laptop.lastContactAt) },
            { label: t('cloud.prepared'), value: moment(laptop.copiedAt) },
            {
              label: t('facts.handedIn'),
              value:
                laptop.changes === 0
                  ? t('facts.nothing')
                  : t('changes', { count: laptop.changes, shown: number(laptop.changes) }),
            },
            { label: t('facts.number'), value: String(laptop.number) },
          ]}
        />
        {laptop.heldBatches > 0 && <Alert severity="warning">{t('cloud.held')}</Alert>}
      </Stack>
    </Paper>
  );
}

/** Shown to whoever looks after the devices. */
function RefusedAttempts() {
  const { may } = useSession();
  const { path, requirement } = devices.incidents;
  if (!may(requirement)) return null;
  return (
    <>
      <HearChanges event="device.changed" path={path} />
      <LatestRefused />
    </>
  );
}

function LatestRefused() {
  const { t } = useTranslation('sync');
  const { dateTime, number } = useFormat();
  const language = useStore(languageStore);
  const attempts = useRefusedAttempts();
  const latest = attempts?.rows[0];
  if (!attempts || !latest) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button
          color="inherit"
          size="small"
          component={Link}
          to={`${devicesPath}/refused`}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {t('cloud.showRefused')}
        </Button>
      }
    >
      {t('cloud.refused', { count: attempts.total, shown: number(attempts.total) })}{' '}
      {t('cloud.latestRefused', {
        what: incidentWords[latest.kind][language],
        moment: dateTime(latest.lastAt),
      })}
    </Alert>
  );
}

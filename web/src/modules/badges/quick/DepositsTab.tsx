import { mdiTrayArrowDown, mdiTrayArrowUp } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { QuickEvent } from '@sewa/contract/badges/quick';
import { DEPOSIT } from '@sewa/contract/badges/quick-rights';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorksOffline } from '../../../platform/offline/works-offline.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { WaitingScans } from '../../../ui/scan/WaitingScans.tsx';
import { DepositDesk } from './DepositDesk.tsx';
import { type Direction, depositStream, useOut, useSummary } from './quick.queries.ts';

/** The desk where phones are deposited: hand out a token, take it back, and see what is still out. */
export function DepositsTab({ event }: { event: QuickEvent }) {
  const { t } = useTranslation('quick');
  const [direction, setDirection] = useState<Direction>(event.isClosed ? 'returned' : 'out');
  useWorksOffline();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <Stack spacing={2}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          color="primary"
          value={direction}
          aria-label={t('deposit.direction')}
          onChange={(_changed, next: Direction | null) => next && setDirection(next)}
        >
          <ToggleButton value="out" disabled={event.isClosed} sx={{ gap: 1, minHeight: 56 }}>
            <Icon path={mdiTrayArrowUp} />
            {t('deposit.handOut')}
          </ToggleButton>
          <ToggleButton value="returned" sx={{ gap: 1, minHeight: 56 }}>
            <Icon path={mdiTrayArrowDown} />
            {t('deposit.takeBack')}
          </ToggleButton>
        </ToggleButtonGroup>
        {event.isClosed && <Alert severity="info">{t('deposit.closed')}</Alert>}
        {/* A new desk for each direction: a token may come back within the minute in which a repeat is not counted. */}
        <DepositDesk key={direction} event={event} direction={direction} />
        <WaitingScans stream={depositStream(event.id)} />
      </Stack>
      <StillOut event={event.id} />
    </Box>
  );
}

function StillOut({ event }: { event: string }) {
  const { t } = useTranslation('quick');
  const { number, dateTime } = useFormat();
  const deposits = useSummary(event).data?.find(({ kind }) => kind === DEPOSIT);
  const out = useOut(event).data ?? [];
  return (
    <section aria-label={t('deposit.left')}>
      <Stack direction="row" spacing={3} sx={{ mb: 2 }}>
        <Count label={t('summary.out')} value={number(deposits?.out ?? 0)} />
        <Count label={t('summary.returned')} value={number(deposits?.returned ?? 0)} />
        <Count label={t('deposit.unused')} value={number(unused(deposits))} />
      </Stack>
      <Typography variant="h2">{t('deposit.left')}</Typography>
      {deposits !== undefined && out.length > 0 && out.length < deposits.out && (
        <Typography>
          {t('deposit.leftSome', { shown: number(out.length), all: number(deposits.out) })}
        </Typography>
      )}
      {out.length === 0 && <Typography color="textSecondary">{t('deposit.nothing')}</Typography>}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
          gap: 1,
        }}
      >
        {out.map((token) => (
          <Box component="li" key={token.number} sx={{ border: 1, borderColor: 'divider', p: 1 }}>
            <Typography sx={{ fontSize: '1.25rem', fontWeight: 600 }}>{number(token.number)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {t('deposit.since', { time: dateTime(token.stateAt) })}
            </Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
}

function unused(deposits: { count: number; out: number; returned: number } | undefined): number {
  return deposits ? deposits.count - deposits.out - deposits.returned : 0;
}

function Count({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <Typography sx={{ fontSize: '2rem', fontWeight: 600, lineHeight: 1.1 }}>{value}</Typography>
      <Typography color="textSecondary">{label}</Typography>
    </div>
  );
}

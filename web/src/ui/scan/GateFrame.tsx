import {
  mdiAlert,
  mdiCheckBold,
  mdiCloseThick,
  mdiCloudCheckOutline,
  mdiCloudOffOutline,
  mdiQrcodeScan,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../../platform/connection.ts';
import { useWaitingActions } from '../../platform/outbox/waiting-actions.ts';
import { Icon } from '../Icon.tsx';

export type GateTone = 'green' | 'amber' | 'red' | 'plain';

/** The same in light and dark: a colour that is read across a gate. Each pair has more than 4.5:1. */
const looks: Readonly<Record<GateTone, { back: string; front: string; icon: string }>> = {
  green: { back: '#1c6b3a', front: '#ffffff', icon: mdiCheckBold },
  amber: { back: '#f5b342', front: '#2e1800', icon: mdiAlert },
  red: { back: '#b3261e', front: '#ffffff', icon: mdiCloseThick },
  plain: { back: '#3b4548', front: '#ffffff', icon: mdiQrcodeScan },
};

interface GateFrameProps {
  tone: GateTone;
  word: string;
  /** Counts the answers: a new one is brought into sight. */
  place: number;
  /** The scans that wait on the device are those of this stream. */
  stream: string;
  /** At the lower edge. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The last answer at a gate: it fills the screen and stays until the next scan; also read out. */
export function GateFrame({ tone, word, place, stream, foot, children }: GateFrameProps) {
  const { back, front, icon } = looks[tone];
  const box = useRef<HTMLDivElement>(null);
  // Whoever was chosen by name was chosen further down.
  useEffect(() => {
    if (place > 0) box.current?.scrollIntoView({ block: 'start' });
  }, [place]);
  return (
    <Box
      ref={box}
      role="status"
      data-tone={tone}
      data-place={place}
      sx={{
        bgcolor: back,
        color: front,
        // The header of the portal and the tabs stay above it.
        scrollMarginTop: 112,
        minHeight: { xs: '63dvh', md: '72dvh' },
        mx: { xs: -2, md: -3 },
        p: 2,
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
      }}
    >
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Icon path={icon} sx={{ fontSize: { xs: 48, md: 64 } }} />
        <Typography
          component="p"
          sx={{ fontSize: { xs: '2.25rem', md: '3rem' }, fontWeight: 700, lineHeight: 1.1 }}
        >
          {word}
        </Typography>
      </Stack>
      {children}
      <GateLine stream={stream} />
      {foot}
    </Box>
  );
}

/** A name that is read from two metres. */
export function GateName({ children }: { children: string }) {
  return (
    <Typography
      component="p"
      data-name
      sx={{ fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.25, overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}

/** Always in sight: whether there is a connection, and how many scans wait. */
function GateLine({ stream }: { stream: string }) {
  const { t } = useTranslation('scan');
  const isLost = useConnection() === 'lost';
  const waiting = useWaitingActions().filter((action) => action.stream.startsWith(stream)).length;
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 'auto', pt: 1, alignItems: 'center' }}>
      <Icon path={isLost ? mdiCloudOffOutline : mdiCloudCheckOutline} />
      <Typography>
        {t(isLost ? 'line.lost' : 'line.live')}
        {waiting > 0 && ` · ${t('line.waiting', { count: waiting })}`}
      </Typography>
    </Stack>
  );
}

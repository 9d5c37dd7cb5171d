import {
  mdiAlert,
  mdiBadgeAccountHorizontalOutline,
  mdiCheckBold,
  mdiCloseThick,
  mdiCloudCheckOutline,
  mdiCloudOffOutline,
  mdiPhone,
  mdiQrcodeScan,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Tone } from '@sewa/contract/badges/verify-answer';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../../../platform/connection.ts';
import { phoneText } from '../../../platform/intl/phone-text.ts';
import { useWaitingActions } from '../../../platform/outbox/waiting-actions.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { GatePhoto } from './GatePhoto.tsx';
import { PaperTicks } from './PaperTicks.tsx';
import { type Shown, shownTone } from './use-verification.ts';
import { useVerifyTexts } from './use-verify-texts.ts';
import { GATE_STREAM, scannedPhoto } from './verify.queries.ts';
import { FoundPeople } from './WithoutCard.tsx';

/** The same in light and dark: a colour that is read across a gate. Each pair has more than 4.5:1. */
const looks: Readonly<Record<Tone | 'plain', { back: string; front: string; icon: string }>> = {
  green: { back: '#1c6b3a', front: '#ffffff', icon: mdiCheckBold },
  amber: { back: '#f5b342', front: '#2e1800', icon: mdiAlert },
  red: { back: '#b3261e', front: '#ffffff', icon: mdiCloseThick },
  plain: { back: '#3b4548', front: '#ffffff', icon: mdiQrcodeScan },
};

interface VerifyResultProps {
  shown: Shown | null;
  onChoose: (badge: string) => void;
}

/** The last answer: it fills the screen and stays until the next scan; also read out. */
export function VerifyResult({ shown, onChoose }: VerifyResultProps) {
  const { t } = useTranslation('verify');
  const tone = shown ? shownTone(shown) : 'plain';
  const { back, front, icon } = looks[tone];
  const isChoosing = shown !== null && shown.choices.length > 0;
  const box = useRef<HTMLDivElement>(null);
  const place = shown?.place ?? 0;
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
          {shown ? t(isChoosing ? 'word.choose' : `word.${shown.answer}`) : t('word.ready')}
        </Typography>
      </Stack>
      {shown === null && (
        <Typography sx={{ fontSize: '1.25rem' }}>
          <Icon path={mdiBadgeAccountHorizontalOutline} sx={{ verticalAlign: 'middle', mr: 1 }} />
          {t('ready')}
        </Typography>
      )}
      {shown && !isChoosing && <Details shown={shown} />}
      {isChoosing && (
        <Box sx={{ bgcolor: 'background.paper', color: 'text.primary', p: 1, overflowY: 'auto' }}>
          <FoundPeople people={shown.choices} onChoose={onChoose} />
        </Box>
      )}
      <GateLine />
      {shown?.isAsking && <LinearProgress color="inherit" aria-label={t('asking')} sx={{ mx: -2, mb: -2 }} />}
    </Box>
  );
}

/** Always in sight: whether there is a connection, and how many scans wait. */
function GateLine() {
  const { t } = useTranslation('verify');
  const isLost = useConnection() === 'lost';
  const waiting = useWaitingActions().filter(({ stream }) => stream.startsWith(GATE_STREAM)).length;
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

function Details({ shown }: { shown: Shown }) {
  const { t } = useTranslation('verify');
  const { reason, facts } = useVerifyTexts(shown);
  const { verified } = shown;
  const { person, elder } = verified ?? {};
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        gap: 2,
        alignItems: { xs: 'flex-start', md: 'stretch' },
      }}
    >
      {verified && person && verified.kind === 'badge' && (
        // A phone has no room for two faces side by side.
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ maxWidth: '100%' }}>
          <GatePhoto src={scannedPhoto(verified.scan, person.photo)} name={person.name} />
          {elder && (
            <Stack direction={{ xs: 'row', sm: 'column' }} spacing={1} sx={{ maxWidth: { sm: 180 } }}>
              <GatePhoto src={scannedPhoto(verified.scan, elder.photo)} name={elder.name} isSmall />
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography sx={{ fontWeight: 600 }}>{elder.name}</Typography>
                <Typography>{t(elder.isInside ? 'elder.inside' : 'elder.notInside')}</Typography>
              </Box>
            </Stack>
          )}
        </Stack>
      )}
      <Stack spacing={0.5} sx={{ minWidth: 0 }}>
        {verified?.vehicle && <Large>{verified.vehicle.number}</Large>}
        {person && <Large>{person.name}</Large>}
        {person && person.nameLatin !== '' && person.nameLatin !== person.name && (
          <Large>{person.nameLatin}</Large>
        )}
        <Typography sx={{ fontSize: '1.375rem', fontWeight: 600 }}>{reason}</Typography>
        {facts.map((fact) => (
          <Typography key={fact} sx={{ fontSize: '1.0625rem' }}>
            {fact}
          </Typography>
        ))}
        {verified && <PaperTicks papers={verified.papers} />}
        {(verified?.helpers ?? []).map(({ name, phone }) => (
          <Button
            key={phone}
            variant="contained"
            color="inherit"
            href={`tel:${phone}`}
            startIcon={<Icon path={mdiPhone} />}
            sx={{ color: '#1b2022', bgcolor: '#ffffff', alignSelf: 'flex-start', minHeight: 48 }}
          >
            {t('call', { name, phone: phoneText(phone) })}
          </Button>
        ))}
      </Stack>
    </Box>
  );
}

function Large({ children }: { children: string }) {
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

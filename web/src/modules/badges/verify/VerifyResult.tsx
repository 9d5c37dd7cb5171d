import { mdiBadgeAccountHorizontalOutline, mdiPhone } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { phoneText } from '../../../platform/intl/phone-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { GateFrame, GateName } from '../../../ui/scan/GateFrame.tsx';
import { GatePhoto } from '../../../ui/scan/GatePhoto.tsx';
import { PaperTicks } from './PaperTicks.tsx';
import { type Shown, shownTone } from './use-verification.ts';
import { useVerifyTexts } from './use-verify-texts.ts';
import { GATE_STREAM, scannedPhoto } from './verify.queries.ts';
import { FoundPeople } from './WithoutCard.tsx';

interface VerifyResultProps {
  shown: Shown | null;
  onChoose: (badge: string) => void;
}

/** The last answer of the verification, in the frame of every gate. */
export function VerifyResult({ shown, onChoose }: VerifyResultProps) {
  const { t } = useTranslation('verify');
  const isChoosing = shown !== null && shown.choices.length > 0;
  return (
    <GateFrame
      tone={shown ? shownTone(shown) : 'plain'}
      word={shown ? t(isChoosing ? 'word.choose' : `word.${shown.answer}`) : t('word.ready')}
      place={shown?.place ?? 0}
      stream={GATE_STREAM}
      foot={
        shown?.isAsking && <LinearProgress color="inherit" aria-label={t('asking')} sx={{ mx: -2, mb: -2 }} />
      }
    >
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
    </GateFrame>
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
        {verified?.vehicle && <GateName>{verified.vehicle.number}</GateName>}
        {person && <GateName>{person.name}</GateName>}
        {person && person.nameLatin !== '' && person.nameLatin !== person.name && (
          <GateName>{person.nameLatin}</GateName>
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

import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { GateDirection } from '@sewa/contract/nominal-roll/gate-scan';
import type { GateMember } from '@sewa/contract/nominal-roll/members';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScanField } from '../../../ui/scan/ScanField.tsx';
import { SoundSwitch } from '../../../ui/scan/SoundSwitch.tsx';
import { shortCode } from '../../../ui/scan/short-code.rules.ts';
import { useScans } from '../../../ui/scan/use-scans.ts';
import { useSound } from '../../../ui/scan/use-sound.ts';
import { WaitingScans } from '../../../ui/scan/WaitingScans.tsx';
import type { GateReply } from '../roll.queries.ts';
import { GateAnswer, type GateRoll } from './GateAnswer.tsx';
import { type GateEnd, gateStream, scanAtGate } from './gate-scans.ts';

interface GateProps {
  roll: GateRoll;
  members: readonly GateMember[];
  /** Who holds the scanner: the group itself, or the people of the destination. */
  end: GateEnd;
}

/** Scans at the destination, also without a connection: they wait on the device and carry their own time. */
export function Gate({ roll, members, end }: GateProps) {
  const { t } = useTranslation('nominal-roll');
  const [direction, setDirection] = useState<GateDirection>('in');
  const sound = useSound('nominal-roll.sound');
  const scans = useScans<GateReply>({
    take: (code) =>
      scanAtGate(
        { roll: roll.id, end },
        {
          code,
          direction,
          describe: t(`arrivals.queued.${direction}`, { code: shortCode(code), number: roll.number }),
        },
      ),
    onOutcome: (outcome) => {
      const isGood = outcome.kind === 'done' && outcome.reply.outcome !== 'repeat';
      sound.play(isGood ? 'good' : 'look');
    },
  });
  return (
    <Stack component="section" aria-label={t('arrivals.gate')} spacing={2}>
      <ToggleButtonGroup
        exclusive
        color="primary"
        value={direction}
        onChange={(_event, next: GateDirection | null) => next && setDirection(next)}
        aria-label={t('arrivals.direction')}
        sx={{ '& .MuiToggleButton-root': { minHeight: 48, px: 3, flex: { xs: 1, sm: 'none' } } }}
      >
        <ToggleButton value="in">{t('arrivals.in')}</ToggleButton>
        <ToggleButton value="out">{t('arrivals.out')}</ToggleButton>
      </ToggleButtonGroup>
      <ScanField {...scans.field} label={t('arrivals.scan')} hint={t('arrivals.scanHint')} />
      <WaitingScans stream={gateStream({ roll: roll.id, end })} />
      {scans.last && <GateAnswer roll={roll} members={members} outcome={scans.last} />}
      <SoundSwitch sound={sound} />
    </Stack>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Gathering } from '@sewa/contract/oae/gatherings';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorksOffline } from '../../../platform/offline/works-offline.ts';
import { ScanField } from '../../../ui/scan/ScanField.tsx';
import { SoundSwitch } from '../../../ui/scan/SoundSwitch.tsx';
import { shortCode } from '../../../ui/scan/short-code.rules.ts';
import { useCorrection } from '../../../ui/scan/use-correction.ts';
import { useScans } from '../../../ui/scan/use-scans.ts';
import { useSound } from '../../../ui/scan/use-sound.ts';
import { WaitingScans } from '../../../ui/scan/WaitingScans.tsx';
import { useBlocks } from '../oae.queries.ts';
import { arrive, gateStream, hasArrived } from './day.queries.ts';
import { ScanResult } from './ScanResult.tsx';
import { WithoutPass } from './WithoutPass.tsx';

const OWN_BLOCK = 'own';

interface GatePanelProps {
  gathering: Gathering;
  /** Stands beside the field until somebody has come, and then below. */
  floor: ReactNode;
}

/** What a gate looks at all day: who came last, as large as it can be, and the field. */
export function GatePanel({ gathering, floor }: GatePanelProps) {
  const { t } = useTranslation('oae');
  const blocks = useBlocks(gathering.centre).data ?? [];
  const [block, setBlock] = useState(OWN_BLOCK);
  const [place, setPlace] = useState(0);
  const sound = useSound('oae.sound');
  const scans = useScans({
    take: (code) =>
      arrive(gathering, {
        code,
        block: block === OWN_BLOCK ? null : block,
        describe: t('scan.queued', { code: shortCode(code), gathering: gathering.title }),
      }),
    onOutcome: (outcome) => {
      setPlace((before) => before + 1);
      const isGood =
        outcome.kind === 'done' && hasArrived(outcome.reply) && outcome.reply.warnings.length === 0;
      sound.play(isGood ? 'good' : 'look');
    },
  });
  useWorksOffline();
  useCorrection(scans.field.onText);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: scans.last ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(0, 1fr)',
        },
      }}
    >
      <Stack component="section" aria-label={t('scan.gate')} spacing={2} useFlexGap>
        {/* The answer stands first, so that the seat is in sight whatever stands below it. */}
        {scans.last && (
          <ScanResult gathering={gathering} outcome={scans.last} place={place} onUndone={scans.forget} />
        )}
        <Box sx={{ '& video': { maxHeight: '24dvh' } }}>
          <ScanField {...scans.field} label={t('scan.field')} hint={t('scan.hint')} />
        </Box>
        <WaitingScans stream={gateStream(gathering.id)} />
        <WithoutPass gathering={gathering} onArrive={scans.scan} />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <TextField
            select
            size="small"
            label={t('scan.seatIn')}
            value={block}
            onChange={(event) => setBlock(event.target.value)}
            sx={{ minWidth: 220, flex: '1 1 220px', maxWidth: 340 }}
          >
            <MenuItem value={OWN_BLOCK}>{t('scan.ownBlock')}</MenuItem>
            {blocks.map((one) => (
              <MenuItem key={one.id} value={one.id}>
                {one.name}
              </MenuItem>
            ))}
          </TextField>
          <SoundSwitch sound={sound} />
        </Stack>
        {gathering.isWholeArea && <Alert severity="info">{t('gate.wholeArea')}</Alert>}
      </Stack>
      {floor}
    </Box>
  );
}

import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Gathering } from '@sewa/contract/oae/gatherings';
import { useState } from 'react';
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

/** What a gate looks at all day: the field, and large below it who came last. */
export function GatePanel({ gathering }: { gathering: Gathering }) {
  const { t } = useTranslation('oae');
  const blocks = useBlocks(gathering.centre).data ?? [];
  const [block, setBlock] = useState(OWN_BLOCK);
  const sound = useSound('oae.sound');
  const scans = useScans({
    take: (code) =>
      arrive(gathering, {
        code,
        block: block === OWN_BLOCK ? null : block,
        describe: t('scan.queued', { code: shortCode(code), gathering: gathering.title }),
      }),
    onOutcome: (outcome) => {
      const isGood =
        outcome.kind === 'done' && hasArrived(outcome.reply) && outcome.reply.warnings.length === 0;
      sound.play(isGood ? 'good' : 'look');
    },
  });
  useWorksOffline();
  useCorrection(scans.field.onText);
  return (
    <Stack component="section" aria-label={t('scan.gate')} spacing={2}>
      <ScanField {...scans.field} label={t('scan.field')} hint={t('scan.hint')} />
      <WaitingScans stream={gateStream(gathering.id)} />
      {scans.last && <ScanResult gathering={gathering} outcome={scans.last} onUndone={scans.forget} />}
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
    </Stack>
  );
}

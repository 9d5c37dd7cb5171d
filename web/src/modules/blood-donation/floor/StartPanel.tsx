import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { Camp } from '@sewa/contract/blood-donation/camps';
import { type BagVolume, bagVolumes } from '@sewa/contract/blood-donation/enums';
import { floor as calls } from '@sewa/contract/blood-donation/floor/floor';
import { volumesFor } from '@sewa/contract/blood-donation/rules/eligibility';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enterMovesOn } from '../../../ui/form/enter-moves-on.ts';
import { CameraButton } from '../../../ui/scan/CameraButton.tsx';
import { useRules } from '../blood.queries.ts';
import { bedToUse, type ShownBed } from './beds.rules.ts';
import { LeavingButtons } from './LeavingButtons.tsx';
import { ActBar, BigButton } from './StationFrame.tsx';
import { StationGuard } from './StationGuard.tsx';
import type { ShownVisit } from './unsent-acts.rules.ts';
import { useBankChoice } from './use-bank-choice.ts';
import type { Floor } from './use-floor.ts';
import { VisitName } from './VisitCard.tsx';

/** Bed, volume, blood bank and bag of a donation that begins. */
export function StartPanel({
  visit,
  camp,
  free,
  floor,
  onClose,
}: {
  visit: ShownVisit;
  camp: Camp;
  /** The clean ones first. */
  free: readonly ShownBed[];
  floor: Floor;
  onClose: () => void;
}) {
  const { t } = useTranslation('floor');
  const rules = useRules().data?.current;
  const weight = visit.vitals?.weight ?? null;
  const allowed: readonly number[] = rules && weight !== null ? volumesFor(weight, rules) : bagVolumes;
  const [offered] = useState(free[0]?.bed ?? null);
  const [chosen, setChosen] = useState<number | null>(null);
  const bed = bedToUse(free, { offered, chosen });
  const [volume, setVolume] = useState<BagVolume>(350);
  const [bagNumber, setBagNumber] = useState('');
  const [segment, setSegment] = useState('');
  const { isAsked, bank, choose } = useBankChoice(camp);
  const isFree = free.some((one) => one.bed === bed);
  const start = async () => {
    if (bed === null) return;
    const isDone = await floor.act(calls.start, visit, {
      body: {
        ...{ bed, volume, bagNumber: bagNumber.trim(), segment: segment.trim() },
        ...(bank === null ? {} : { bank }),
      },
      text: t('bed.started'),
    });
    if (isDone) onClose();
  };
  return (
    <Paper
      component="form"
      variant="outlined"
      noValidate
      onKeyDown={enterMovesOn}
      // A scanner ends with Enter: bed and volume may still be chosen, so that the button alone starts.
      onSubmit={(event) => event.preventDefault()}
      sx={{ p: 2 }}
    >
      <StationGuard isDirty={bagNumber !== '' || segment !== ''} />
      <Stack spacing={2} useFlexGap>
        <VisitName visit={visit} />
        <ToggleButtonGroup
          exclusive
          value={bed}
          onChange={(_event, next: number | null) => setChosen(next ?? bed)}
          aria-label={t('bed.board')}
          sx={inRows}
        >
          {free.map(({ bed: one, leftBy }) => (
            <ToggleButton key={one} value={one} sx={{ minHeight: 48, px: 2 }}>
              {t(leftBy === null ? 'bed.name' : 'bed.nameToClean', { bed: one })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {bed !== null && !isFree && (
          <Typography role="status" color="error">
            {t('bed.taken', { bed })}
          </Typography>
        )}
        <ToggleButtonGroup
          exclusive
          value={volume}
          onChange={(_event, next: BagVolume | null) => setVolume(next ?? volume)}
          aria-label={t('bed.volume')}
        >
          {bagVolumes.map((one) => (
            <ToggleButton
              key={one}
              value={one}
              disabled={!allowed.includes(one)}
              sx={{ minHeight: 48, px: 3 }}
            >
              {t('bed.ml', { volume: one })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {isAsked && (
          <Box>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
              {t(bank === null ? 'bed.chooseBank' : 'bed.bank')}
            </Typography>
            <ToggleButtonGroup
              exclusive
              value={bank}
              onChange={(_event, next: string | null) => next !== null && choose(next)}
              aria-label={t('bed.bank')}
              sx={inRows}
            >
              {camp.banks.map((one) => (
                <ToggleButton
                  key={one.id}
                  value={one.id}
                  sx={{ minHeight: 48, px: 2, overflowWrap: 'anywhere' }}
                >
                  {one.name}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          </Box>
        )}
        <Box>
          <TextField
            label={t('bed.bag')}
            value={bagNumber}
            onChange={(event) => setBagNumber(event.target.value)}
            required
            fullWidth
            autoFocus
            slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
            sx={{ '& input': { fontSize: '1.25rem' } }}
          />
          <CameraButton onScan={setBagNumber} />
        </Box>
        <TextField
          label={t('bed.segment')}
          value={segment}
          onChange={(event) => setSegment(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
        />
        <ActBar>
          <BigButton
            disabled={bagNumber.trim() === '' || !isFree || (isAsked && bank === null) || floor.isBusy}
            onClick={() => void start()}
          >
            {t('bed.start')}
          </BigButton>
          <Button onClick={onClose} sx={{ minHeight: 64, minWidth: 120 }}>
            {t('backToLine')}
          </Button>
        </ActBar>
        <LeavingButtons visit={visit} floor={floor} station="bed" />
      </Stack>
    </Paper>
  );
}

/** Buttons of a group that takes several rows: each has a frame of its own. */
const inRows = {
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiToggleButtonGroup-grouped': { m: 0, border: 1, borderColor: 'divider', borderRadius: 1 },
} as const;

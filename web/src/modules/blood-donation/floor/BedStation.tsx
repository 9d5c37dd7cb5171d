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
import { queueText } from '@sewa/contract/blood-donation/floor/floor-rules';
import { volumesFor } from '@sewa/contract/blood-donation/rules/eligibility';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CameraButton } from '../../../ui/scan/CameraButton.tsx';
import { useRules } from '../blood.queries.ts';
import { LeavingButtons } from './LeavingButtons.tsx';
import { noReaction } from './ReactionFields.tsx';
import { ActBar, BigButton, LineList, StationFrame } from './StationFrame.tsx';
import { StopDialog } from './StopDialog.tsx';
import type { StationProps } from './station-props.ts';
import type { ShownVisit } from './unsent-acts.rules.ts';
import { useBankChoice } from './use-bank-choice.ts';
import { type Floor, useFloor, useNow } from './use-floor.ts';
import { NotSent, VisitCard, VisitName } from './VisitCard.tsx';

/** A board of beds: who is on which, for how long; the next donor, the bag, start and end. */
export function BedStation({ camp, visits }: StationProps) {
  const { t } = useTranslation('floor');
  const floor = useFloor(camp.id, 'bed');
  const [chosen, setChosen] = useState<string | null>(null);
  const waiting = visits.filter(({ status, outcome }) => status === 15 && outcome === '');
  const donating = visits.filter(({ status, outcome }) => status === 20 && outcome === '');
  const starting = waiting.find(({ id }) => id === chosen) ?? null;
  const beds = Array.from({ length: camp.beds }, (_, place) => place + 1);
  const free = beds.filter((bed) => !donating.some((one) => one.bed === bed));
  const call = (visit: ShownVisit) =>
    void floor.act(calls.call, visit, { body: { station: 'bed' }, text: t('called') });
  return (
    <StationFrame
      floor={floor}
      work={
        starting && (
          <Starting
            key={starting.id}
            visit={starting}
            camp={camp}
            free={free}
            floor={floor}
            // The next donor may be chosen before the answer about this one comes.
            onClose={() => setChosen((now) => (now === starting.id ? null : now))}
          />
        )
      }
      line={
        <LineList title={t('waiting', { count: waiting.length })} isEmpty={waiting.length === 0}>
          {waiting.map((visit) => (
            <VisitCard key={visit.id} visit={visit}>
              <Stack direction="row" spacing={1}>
                <Button
                  disabled={floor.isBusy}
                  onClick={() => call(visit)}
                  aria-label={`${t('call')}: ${t('number', { number: queueText(visit.number) })}`}
                  sx={{ minHeight: 56 }}
                >
                  {t('call')}
                </Button>
                <Button
                  variant="contained"
                  disabled={free.length === 0}
                  onClick={() => setChosen(visit.id)}
                  aria-label={`${t('bed.start')}: ${t('number', { number: queueText(visit.number) })}`}
                  sx={{ minHeight: 56, minWidth: 96, fontSize: '1.1rem' }}
                >
                  {t('bed.start')}
                </Button>
              </Stack>
            </VisitCard>
          ))}
        </LineList>
      }
      beside={
        <section>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {t('bed.board')}
          </Typography>
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
              m: 0,
              p: 0,
              listStyle: 'none',
            }}
          >
            {beds.map((bed) => (
              <Bed
                key={bed}
                bed={bed}
                banks={camp.banks}
                visit={donating.find((one) => one.bed === bed) ?? null}
                floor={floor}
              />
            ))}
          </Box>
        </section>
      }
    />
  );
}

function Starting({
  visit,
  camp,
  free,
  floor,
  onClose,
}: {
  visit: ShownVisit;
  camp: Camp;
  free: readonly number[];
  floor: Floor;
  onClose: () => void;
}) {
  const { t } = useTranslation('floor');
  const rules = useRules().data?.current;
  const weight = visit.vitals?.weight ?? null;
  const allowed: readonly number[] = rules && weight !== null ? volumesFor(weight, rules) : bagVolumes;
  const [bed, setBed] = useState(free[0] ?? 0);
  const [volume, setVolume] = useState<BagVolume>(350);
  const [bagNumber, setBagNumber] = useState('');
  const [segment, setSegment] = useState('');
  const { isAsked, bank, choose } = useBankChoice(camp);
  const start = async () => {
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
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack spacing={2} useFlexGap>
        <VisitName visit={visit} />
        <ToggleButtonGroup
          exclusive
          value={bed}
          onChange={(_event, next: number | null) => setBed(next ?? bed)}
          aria-label={t('bed.board')}
          sx={{ flexWrap: 'wrap' }}
        >
          {free.map((one) => (
            <ToggleButton key={one} value={one} sx={{ minHeight: 48, px: 2 }}>
              {t('bed.name', { bed: one })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
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
              sx={{ flexWrap: 'wrap' }}
            >
              {camp.banks.map((one) => (
                <ToggleButton
                  key={one.id}
                  value={one.id}
                  sx={{ minHeight: 48, px: 2, textTransform: 'none', overflowWrap: 'anywhere' }}
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
            disabled={
              bagNumber.trim() === '' || !free.includes(bed) || (isAsked && bank === null) || floor.isBusy
            }
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

function Bed({
  bed,
  banks,
  visit,
  floor,
}: {
  bed: number;
  banks: Camp['banks'];
  visit: ShownVisit | null;
  floor: Floor;
}) {
  const { t } = useTranslation('floor');
  const [isStopping, setIsStopping] = useState(false);
  if (visit === null)
    return (
      <Paper component="li" variant="outlined" sx={{ p: 1.5 }}>
        <Typography sx={{ fontWeight: 600 }}>{t('bed.name', { bed })}</Typography>
        <Typography color="textSecondary">{t('bed.free')}</Typography>
      </Paper>
    );
  // Of a single bank nobody needs the name.
  const bank = banks.length > 1 ? banks.find(({ id }) => id === visit.bank)?.name : undefined;
  const finish = () => void floor.act(calls.finish, visit, { body: noReaction, text: t('bed.finished') });
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, borderColor: 'primary.main', borderWidth: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{t('bed.name', { bed })}</Typography>
      <VisitName visit={visit} />
      {visit.isWaiting && <NotSent />}
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {[t('bed.ml', { volume: visit.volume ?? 0 }), visit.bagNumber, bank].filter(Boolean).join(' · ')}
      </Typography>
      <Running since={visit.startedAt ?? visit.since} />
      <BigButton color="success" disabled={floor.isBusy} onClick={finish}>
        {t('bed.finish')}
      </BigButton>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
        <Button color="error" onClick={() => setIsStopping(true)} sx={{ minHeight: 44 }}>
          {t('bed.stop')}
        </Button>
        <LeavingButtons visit={visit} floor={floor} station="bed" canWithdraw={false} />
      </Stack>
      {isStopping && <StopDialog visit={visit} floor={floor} onClose={() => setIsStopping(false)} />}
    </Paper>
  );
}

function Running({ since }: { since: string }) {
  const { t } = useTranslation('floor');
  const seconds = Math.max(0, Math.floor((useNow() - Date.parse(since)) / 1_000));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <Typography sx={{ fontSize: '1.25rem', mb: 1 }}>{t('bed.running', { time })}</Typography>;
}

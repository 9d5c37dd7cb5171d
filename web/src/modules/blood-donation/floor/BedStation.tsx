import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Camp } from '@sewa/contract/blood-donation/camps';
import { floor as calls } from '@sewa/contract/blood-donation/floor/floor';
import { queueText } from '@sewa/contract/blood-donation/floor/floor-rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../../ui/use-act.ts';
import { bedsOf, freeBeds } from './beds.rules.ts';
import { setBedCleaned } from './floor.queries.ts';
import { LeavingButtons } from './LeavingButtons.tsx';
import { noReaction } from './ReactionFields.tsx';
import { StartPanel } from './StartPanel.tsx';
import { BigButton, LineList, StationFrame } from './StationFrame.tsx';
import { StopDialog } from './StopDialog.tsx';
import type { StationProps } from './station-props.ts';
import type { ShownVisit } from './unsent-acts.rules.ts';
import { type Floor, useFloor, useNow } from './use-floor.ts';
import { NotSent, VisitCard, VisitName } from './VisitCard.tsx';

/** A board of beds: who is on which, for how long; the next donor, the bag, start and end. */
export function BedStation({ camp, visits }: StationProps) {
  const { t } = useTranslation('floor');
  const floor = useFloor(camp.id, 'bed');
  const [chosen, setChosen] = useState<string | null>(null);
  const waiting = visits.filter(({ status, outcome }) => status === 15 && outcome === '');
  const starting = waiting.find(({ id }) => id === chosen) ?? null;
  const beds = bedsOf(visits, camp.beds);
  const free = freeBeds(beds);
  const call = (visit: ShownVisit) =>
    void floor.act(calls.call, visit, { body: { station: 'bed' }, text: t('called') });
  return (
    <StationFrame
      floor={floor}
      work={
        starting && (
          <StartPanel
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
            {beds.map(({ bed, visit, leftBy }) => {
              // An open dialog belongs to its donor and closes when they leave the bed.
              const key = `${bed} ${visit?.id ?? ''}`;
              if (visit === null) return <EmptyBed key={key} bed={bed} leftBy={leftBy} camp={camp.id} />;
              return <Bed key={key} bed={bed} banks={camp.banks} visit={visit} floor={floor} />;
            })}
          </Box>
        </section>
      }
    />
  );
}

/** Free, or left and not cleaned yet. */
function EmptyBed({ bed, leftBy, camp }: { bed: number; leftBy: ShownVisit | null; camp: string }) {
  const { t } = useTranslation('floor');
  const { act, isBusy } = useAct();
  const name = t('bed.name', { bed });
  if (leftBy === null)
    return (
      <Paper component="li" variant="outlined" sx={{ p: 1.5 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography color="textSecondary">{t('bed.free')}</Typography>
      </Paper>
    );
  const set = (isCleaned: boolean) => setBedCleaned({ camp, visit: leftBy.id }, isCleaned);
  const clean = () =>
    act({
      run: () => set(true),
      done: t('bed.cleanDone', { bed }),
      failed: t('bed.cleanFailed'),
      undo: { run: () => set(false), done: t('undone'), failed: t('bed.cleanFailed') },
    });
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, borderColor: 'warning.main', borderWidth: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography sx={{ mb: 1 }}>{t('bed.toClean')}</Typography>
      <Button
        variant="outlined"
        fullWidth
        // The server does not know yet that the bed was left.
        disabled={isBusy || leftBy.isWaiting}
        onClick={() => void clean()}
        aria-label={`${t('bed.clean')}: ${name}`}
        sx={{ minHeight: 56, fontSize: '1.1rem' }}
      >
        {t('bed.clean')}
      </Button>
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
  visit: ShownVisit;
  floor: Floor;
}) {
  const { t } = useTranslation('floor');
  const [isStopping, setIsStopping] = useState(false);
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
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button color="error" onClick={() => setIsStopping(true)} sx={{ minHeight: 44, mt: 1 }}>
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

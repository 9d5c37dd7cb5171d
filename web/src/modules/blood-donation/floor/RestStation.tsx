import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { floor as calls } from '@sewa/contract/blood-donation/floor/floor';
import { REST_MINUTES } from '@sewa/contract/blood-donation/floor/floor-moves';
import { queueText } from '@sewa/contract/blood-donation/floor/floor-rules';
import { visitPrints } from '@sewa/contract/blood-donation/print';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../platform/call.ts';
import { openFile } from '../../../platform/save-file.ts';
import { useSession } from '../../../platform/session.ts';
import { noReaction, ReactionFields, type ReactionGiven } from './ReactionFields.tsx';
import { LineList, StationFrame } from './StationFrame.tsx';
import type { StationProps } from './station-props.ts';
import type { ShownVisit } from './unsent-acts.rules.ts';
import { useFloor, useNow } from './use-floor.ts';
import { VisitCard } from './VisitCard.tsx';

const MINUTE_MS = 60_000;

/** Fifteen minutes of rest and refreshment, the certificate, and home. */
export function RestStation({ camp, visits }: StationProps) {
  const { t } = useTranslation('floor');
  const { may } = useSession();
  const floor = useFloor(camp.id, 'rest');
  const now = useNow(10_000);
  const [unwell, setUnwell] = useState<ShownVisit | null>(null);
  const resting = visits.filter(
    ({ status, outcome, hasLeft }) => status === 25 && outcome === '' && !hasLeft,
  );
  const leave = async (visit: ShownVisit, given: ReactionGiven) => {
    if (await floor.act(calls.leave, visit, { body: given, text: t('rest.gone') }))
      setUnwell((now) => (now?.id === visit.id ? null : now));
  };
  return (
    <>
      <StationFrame
        floor={floor}
        work={null}
        line={
          <LineList title={t('station.rest')} isEmpty={resting.length === 0}>
            {resting.map((visit) => {
              const since = Date.parse(visit.endedAt ?? visit.since);
              const left = Math.ceil((since + REST_MINUTES * MINUTE_MS - now) / MINUTE_MS);
              return (
                <VisitCard key={visit.id} visit={visit} hasWait={false}>
                  <Typography sx={{ fontWeight: 600 }}>
                    {left > 0 ? t('rest.left', { minutes: left }) : t('rest.over')}
                  </Typography>
                  <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
                    {visit.donation !== null && may(visitPrints.certificate.requirement) && (
                      <Button
                        sx={{ minHeight: 48 }}
                        onClick={() =>
                          void openFile(
                            callUrl(visitPrints.certificate, {
                              params: { id: camp.id, visit: visit.id },
                              query: {},
                            }),
                          )
                        }
                      >
                        {t('rest.certificate')}
                      </Button>
                    )}
                    <Button sx={{ minHeight: 48 }} onClick={() => setUnwell(visit)}>
                      {t('rest.reaction')}
                    </Button>
                    <Button
                      variant="contained"
                      disabled={floor.isBusy}
                      sx={{ minHeight: 56, fontSize: '1.1rem' }}
                      aria-label={`${t('rest.home')}: ${t('number', { number: queueText(visit.number) })}`}
                      onClick={() => void leave(visit, noReaction)}
                    >
                      {t('rest.home')}
                    </Button>
                  </Stack>
                </VisitCard>
              );
            })}
          </LineList>
        }
      />
      {unwell && (
        <UnwellDialog
          isBusy={floor.isBusy}
          onClose={() => setUnwell(null)}
          onAct={(given) => void leave(unwell, given)}
        />
      )}
    </>
  );
}

function UnwellDialog({
  isBusy,
  onClose,
  onAct,
}: {
  isBusy: boolean;
  onClose: () => void;
  onAct: (given: ReactionGiven) => void;
}) {
  const { t } = useTranslation('floor');
  const [given, setGiven] = useState<ReactionGiven>({ reaction: 'mild', care: '' });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{t('rest.reactionTitle')}</DialogTitle>
      <DialogContent>
        <ReactionFields given={given} onChange={setGiven} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {t('cancel')}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={() => onAct(given)} sx={{ minHeight: 44 }}>
          {t('rest.home')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

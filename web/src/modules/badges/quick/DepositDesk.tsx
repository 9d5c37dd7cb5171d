import { mdiCheckCircle, mdiCloseCircleOutline, mdiCloudUploadOutline, mdiHistory, mdiUndo } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { readCode } from '@sewa/contract/badges/code';
import { type QuickEvent, UNDO_SECONDS } from '@sewa/contract/badges/quick';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../platform/toast.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ScanAnswer, type ScanTone } from '../../../ui/scan/ScanAnswer.tsx';
import { ScanField } from '../../../ui/scan/ScanField.tsx';
import { SoundSwitch } from '../../../ui/scan/SoundSwitch.tsx';
import { useCorrection } from '../../../ui/scan/use-correction.ts';
import { type ScanOutcome, useScans } from '../../../ui/scan/use-scans.ts';
import { useSound } from '../../../ui/scan/use-sound.ts';
import { type Direction, type MoveReply, moveToken, undoToken } from './quick.queries.ts';

/** One direction: each scan hands out or takes back, and can be undone for a minute. */
export function DepositDesk({ event, direction }: { event: QuickEvent; direction: Direction }) {
  const { t } = useTranslation('quick');
  const sound = useSound('badges.deposits.sound');
  const scans = useScans<MoveReply>({
    take: (code) =>
      moveToken({
        event: event.id,
        code,
        to: direction,
        describe: t(`deposit.queued.${direction}`, { number: numberIn(code), event: event.title }),
      }),
    onOutcome: (outcome) => sound.play(outcome.kind === 'done' && outcome.reply.isNew ? 'good' : 'look'),
  });
  useCorrection(scans.field.onText);
  return (
    <Stack component="section" aria-label={t(`deposit.${actOf[direction]}`)} spacing={2}>
      <ScanField {...scans.field} label={t('deposit.field')} hint={t('deposit.hint')} />
      {scans.last && (
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <Outcome outcome={scans.last} direction={direction} />
          {scans.last.kind === 'done' && scans.last.reply.isNew && (
            <Undo
              key={scans.last.reply.token.stateAt}
              event={event}
              reply={scans.last.reply}
              onUndone={scans.forget}
            />
          )}
        </Paper>
      )}
      <Box>
        <SoundSwitch sound={sound} />
      </Box>
    </Stack>
  );
}

const actOf = { out: 'handOut', returned: 'takeBack' } as const;

/** A signed code is too long to be read. */
function numberIn(code: string): string {
  return String(readCode(code)?.fields.number ?? code);
}

function Outcome({ outcome, direction }: { outcome: ScanOutcome<MoveReply>; direction: Direction }) {
  const { t } = useTranslation('quick');
  const { time } = useFormat();
  const number = numberIn(outcome.code);
  switch (outcome.kind) {
    case 'done': {
      const { token, isNew } = outcome.reply;
      const look: { tone: ScanTone; icon: string } = isNew
        ? { tone: 'success', icon: mdiCheckCircle }
        : { tone: 'info', icon: mdiHistory };
      return (
        <ScanAnswer {...look}>
          {t(isNew ? `deposit.done.${direction}` : `deposit.already.${direction}`, {
            number: token.number,
            time: time(token.stateAt),
          })}
        </ScanAnswer>
      );
    }
    case 'waiting':
      return (
        <ScanAnswer tone="warning" icon={mdiCloudUploadOutline}>
          {t('deposit.waiting', { number })}
        </ScanAnswer>
      );
    case 'refused':
      return (
        <ScanAnswer tone="error" icon={mdiCloseCircleOutline}>
          {number}: {outcome.message}
        </ScanAnswer>
      );
    case 'unsaved':
      return (
        <ScanAnswer tone="error" icon={mdiCloseCircleOutline}>
          {t('deposit.unsaved', { number })}
        </ScanAnswer>
      );
  }
}

function Undo({ event, reply, onUndone }: { event: QuickEvent; reply: MoveReply; onUndone: () => void }) {
  const { t } = useTranslation('quick');
  const [isBusy, setIsBusy] = useState(false);
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsOpen(false), UNDO_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, []);
  if (!isOpen) return null;
  const { number } = reply.token;
  const undo = async () => {
    setIsBusy(true);
    try {
      const describe = t('deposit.queued.undo', { number, event: event.title });
      const outcome = await undoToken(event.id, reply.token, describe);
      if (outcome?.kind === 'refused') return showToast(toastTypes.ERROR, outcome.message);
      // What waits is counted in the header, and may still be refused.
      if (outcome?.kind === 'done') showToast(toastTypes.SUCCESS, t('deposit.undone', { number }));
      onUndone();
    } catch (error) {
      console.warn('The undo was neither kept nor sent', error);
      showToast(toastTypes.ERROR, t('deposit.undoFailed'));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      startIcon={<Icon path={mdiUndo} />}
      loading={isBusy}
      onClick={() => void undo()}
      sx={{ m: 1 }}
      variant="outlined"
    >
      {t('deposit.undo')}
    </Button>
  );
}

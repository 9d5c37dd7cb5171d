import {
  mdiAlertOutline,
  mdiCheckCircle,
  mdiCloseCircleOutline,
  mdiCloudOffOutline,
  mdiCloudUploadOutline,
  mdiHistory,
  mdiUndo,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Gathering } from '@sewa/contract/oae/gatherings';
import { useTranslation } from 'react-i18next';
import { ElderPictograms } from '../../../people/elder/ElderPictograms.tsx';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { photoUrl } from '../../../ui/photo/PhotoAvatar.tsx';
import { PhotoCard } from '../../../ui/photo/PhotoCard.tsx';
import { ScanAnswer, type ScanTone } from '../../../ui/scan/ScanAnswer.tsx';
import { shortCode } from '../../../ui/scan/short-code.rules.ts';
import type { ScanOutcome } from '../../../ui/scan/use-scans.ts';
import { useAct } from '../../../ui/use-act.ts';
import { type ArrivalReply, cancelArrival, changeArrival, hasArrived, visitorPhoto } from './day.queries.ts';
import { SeatChoice } from './SeatChoice.tsx';

interface ScanResultProps {
  gathering: Gathering;
  outcome: ScanOutcome<ArrivalReply>;
  onUndone: () => void;
}

/** The last scan, large and calm; also read out. */
export function ScanResult({ gathering, outcome, onUndone }: ScanResultProps) {
  const { t } = useTranslation('oae');
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      {outcome.kind === 'done' ? (
        <Arrived gathering={gathering} reply={outcome.reply} onUndone={onUndone} />
      ) : (
        <ScanAnswer {...unansweredLooks[outcome.kind]}>
          {t('scan.refused', { code: shortCode(outcome.code) })}{' '}
          {outcome.kind === 'refused' ? outcome.message : t(`scan.${outcome.kind}`)}
        </ScanAnswer>
      )}
    </Paper>
  );
}

const unansweredLooks = {
  refused: { tone: 'error', icon: mdiCloseCircleOutline },
  unsaved: { tone: 'error', icon: mdiCloudOffOutline },
  waiting: { tone: 'warning', icon: mdiCloudUploadOutline },
} as const;

function Arrived(props: { gathering: Gathering; reply: ArrivalReply; onUndone: () => void }) {
  const { t } = useTranslation('oae');
  const { time } = useFormat();
  const { arrival, warnings } = props.reply;
  const { name, nameLatin, photo } = arrival;
  const look = lookOf(props.reply);
  return (
    <>
      <ScanAnswer {...look}>
        <span>{t(wordsOf(props.reply), { name, time: time(arrival.leftAt ?? arrival.at) })}</span>
        {warnings.map((warning) => (
          <Box component="span" key={warning} sx={{ display: 'block', mt: 0.5 }}>
            {t(`warning.${warning}`)}
          </Box>
        ))}
      </ScanAnswer>
      <Box sx={{ display: 'flex', gap: 2, p: 2, alignItems: 'flex-start' }}>
        <PhotoCard
          src={visitorPhoto(props.gathering.id, arrival, 'card') ?? (photo && photoUrl(photo, 'card'))}
          name={name}
          width={112}
        />
        <Stack spacing={1} sx={{ minWidth: 0, flex: 1 }}>
          <div>
            <Typography component="p" sx={{ fontSize: '1.625rem', fontWeight: 600, lineHeight: 1.25 }}>
              {name}
            </Typography>
            <Typography color="textSecondary">
              {[
                nameLatin !== name && nameLatin,
                t('record.number', { number: arrival.number }),
                arrival.isVisitor && t('gate.visitor'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </div>
          <Typography component="p" sx={{ fontSize: '1.5rem', fontWeight: 600, color: 'primary.main' }}>
            {arrival.blockName ?? t('form.noBlock')}
          </Typography>
          <SeatChoice key={arrival.id} gathering={props.gathering} arrival={arrival} />
          {arrival.kind === 'member' ? (
            <ElderPictograms mobility={arrival.mobility} needs={arrival.needs} size="large" />
          ) : (
            <Typography>{t('scan.isAttendant', { name: arrival.memberName })}</Typography>
          )}
        </Stack>
      </Box>
      {hasArrived(props.reply) && <Undo {...props} />}
    </>
  );
}

function Undo({
  gathering,
  reply,
  onUndone,
}: {
  gathering: Gathering;
  reply: ArrivalReply;
  onUndone: () => void;
}) {
  const { t } = useTranslation('oae');
  const { act, isBusy } = useAct();
  const { id, name, block } = reply.arrival;
  const undo = () =>
    act({
      // Whoever came back did come before: they have left again, and the first arrival stays.
      run: () =>
        reply.isBack
          ? changeArrival(gathering.id, { arrival: id, block, hasLeft: true })
          : cancelArrival(gathering.id, id),
      done: t(reply.isBack ? 'arrival.hasLeft' : 'scan.undone', { name }),
      failed: t('scan.undoFailed'),
      onDone: onUndone,
    });
  return (
    <Box sx={{ px: 2, pb: 2 }}>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiUndo} />}
        loading={isBusy}
        onClick={() => void undo()}
      >
        {t('scan.undo')}
      </Button>
    </Box>
  );
}

function wordsOf({ isFirst, isBack, arrival }: ArrivalReply) {
  if (isFirst) return 'scan.welcome';
  if (isBack) return 'scan.back';
  return arrival.leftAt === null ? 'scan.again' : 'scan.gone';
}

function lookOf(reply: ArrivalReply): { tone: ScanTone; icon: string } {
  if (reply.warnings.length > 0) return { tone: 'warning', icon: mdiAlertOutline };
  return hasArrived(reply) ? { tone: 'success', icon: mdiCheckCircle } : { tone: 'info', icon: mdiHistory };
}

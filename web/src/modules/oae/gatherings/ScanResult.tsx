import { mdiUndo } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Gathering } from '@sewa/contract/oae/gatherings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ElderPictograms } from '../../../people/elder/ElderPictograms.tsx';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { photoUrl } from '../../../ui/photo/PhotoAvatar.tsx';
import { GateFrame, GateName, type GateTone } from '../../../ui/scan/GateFrame.tsx';
import { GatePhoto } from '../../../ui/scan/GatePhoto.tsx';
import { shortCode } from '../../../ui/scan/short-code.rules.ts';
import type { ScanOutcome } from '../../../ui/scan/use-scans.ts';
import { useAct } from '../../../ui/use-act.ts';
import {
  type ArrivalReply,
  cancelArrival,
  changeArrival,
  gateStream,
  hasArrived,
  visitorPhoto,
} from './day.queries.ts';
import { SeatChoice } from './SeatChoice.tsx';
import { type Seat, withSeat } from './seat.ts';

interface ScanResultProps {
  gathering: Gathering;
  outcome: ScanOutcome<ArrivalReply>;
  place: number;
  onUndone: () => void;
}

/** The last scan in the frame of every gate: who it is, and where they sit. */
export function ScanResult({ gathering, outcome, place, onUndone }: ScanResultProps) {
  const { t } = useTranslation('oae');
  const { time } = useFormat();
  const [seat, setSeat] = useState<(Seat & { place: number }) | null>(null);
  const frame = { place, stream: gateStream(gathering.id) };
  if (outcome.kind !== 'done')
    return (
      <GateFrame
        {...frame}
        tone={outcome.kind === 'waiting' ? 'amber' : 'red'}
        word={t(`scan.word.${outcome.kind}`)}
      >
        <Typography sx={{ fontSize: '1.375rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {t('scan.refused', { code: shortCode(outcome.code) })}{' '}
          {outcome.kind === 'refused' ? outcome.message : t(`scan.${outcome.kind}`)}
        </Typography>
      </GateFrame>
    );
  const reply = seat?.place === place ? withSeat(outcome.reply, seat) : outcome.reply;
  const { arrival } = reply;
  const word = t(wordsOf(reply), { time: time(arrival.leftAt ?? arrival.at) });
  return (
    <GateFrame {...frame} tone={toneOf(reply)} word={word}>
      <Arrived
        key={place}
        gathering={gathering}
        reply={reply}
        onSeated={(block) => setSeat({ ...block, place })}
        onUndone={onUndone}
      />
    </GateFrame>
  );
}

interface ArrivedProps {
  gathering: Gathering;
  reply: ArrivalReply;
  onSeated: (seat: Seat) => void;
  onUndone: () => void;
}

function Arrived(props: ArrivedProps) {
  const { t } = useTranslation('oae');
  const { arrival, warnings } = props.reply;
  const { name, nameLatin, photo } = arrival;
  return (
    <Box
      sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, gap: 2, alignItems: 'flex-start' }}
    >
      <GatePhoto
        src={visitorPhoto(props.gathering.id, arrival, 'card') ?? (photo && photoUrl(photo, 'card'))}
        name={name}
      />
      <Stack spacing={0.5} sx={{ minWidth: 0, flex: 1 }}>
        <GateName>{name}</GateName>
        {nameLatin !== '' && nameLatin !== name && <GateName>{nameLatin}</GateName>}
        <Typography sx={{ fontSize: '1.0625rem' }}>
          {[t('record.number', { number: arrival.number }), arrival.isVisitor && t('gate.visitor')]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        <Typography component="p" sx={{ fontSize: '2.25rem', fontWeight: 700, lineHeight: 1.2 }}>
          {arrival.blockName ?? t('form.noBlock')}
        </Typography>
        {warnings.map((warning) => (
          <Typography key={warning} sx={{ fontSize: '1.375rem', fontWeight: 600 }}>
            {t(`warning.${warning}`)}
          </Typography>
        ))}
        {arrival.kind === 'member' ? (
          <ElderPictograms mobility={arrival.mobility} needs={arrival.needs} size="large" />
        ) : (
          <Typography sx={{ fontSize: '1.375rem', fontWeight: 600 }}>
            {t('scan.isAttendant', { name: arrival.memberName })}
          </Typography>
        )}
      </Stack>
      <Stack
        spacing={1.5}
        sx={{
          bgcolor: 'background.paper',
          color: 'text.primary',
          borderRadius: 1,
          p: 2,
          width: { xs: '100%', md: 280 },
        }}
      >
        <SeatChoice gathering={props.gathering} arrival={arrival} onSeated={props.onSeated} />
        {hasArrived(props.reply) && <Undo {...props} />}
      </Stack>
    </Box>
  );
}

function Undo({ gathering, reply, onUndone }: Omit<ArrivedProps, 'onSeated'>) {
  const { t } = useTranslation('oae');
  const { act, isBusy } = useAct();
  const { id, name } = reply.arrival;
  const undo = () =>
    act({
      // Whoever came back did come before: they have left again, and the first arrival stays.
      run: () =>
        reply.isBack
          ? changeArrival(gathering.id, { arrival: id, hasLeft: true })
          : cancelArrival(gathering.id, id),
      done: t(reply.isBack ? 'arrival.hasLeft' : 'scan.undone', { name }),
      failed: t('scan.undoFailed'),
      onDone: onUndone,
    });
  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiUndo} />}
      loading={isBusy}
      onClick={() => void undo()}
    >
      {t('scan.undo')}
    </Button>
  );
}

function wordsOf({ isFirst, isBack, arrival }: ArrivalReply) {
  if (isFirst) return 'scan.welcome';
  if (isBack) return 'scan.back';
  return arrival.leftAt === null ? 'scan.again' : 'scan.gone';
}

/** Whoever shows a pass for the second time is looked at as well. */
function toneOf(reply: ArrivalReply): GateTone {
  return hasArrived(reply) && reply.warnings.length === 0 ? 'green' : 'amber';
}

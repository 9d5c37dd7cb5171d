import { mdiEmailCheckOutline } from '@mdi/js';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { errorText } from '@sewa/contract/kernel/calls/errors';
import { isBagCode } from '@sewa/contract/sg-management/bags';
import { type Letter, letters } from '@sewa/contract/sg-management/letters';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { languageStore } from '../../../platform/language.ts';
import { useWorksOffline } from '../../../platform/offline/works-offline.ts';
import type { Outcome } from '../../../platform/outbox/outcomes.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { ScanField } from '../../../ui/scan/ScanField.tsx';
import { SoundSwitch } from '../../../ui/scan/SoundSwitch.tsx';
import { useScans } from '../../../ui/scan/use-scans.ts';
import { useSound } from '../../../ui/scan/use-sound.ts';
import { WaitingScans } from '../../../ui/scan/WaitingScans.tsx';
import { type ReceiveBagReply, receiveBag } from './bags/bag.queries.ts';
import {
  type HandOverReply,
  handOverLetter,
  type ReceiveReply,
  receiveLetter,
  receiveStream,
  useArrivingLetters,
} from './letter.queries.ts';
import { dakPath } from './letter-screen.tsx';
import { ReceiveAnswer } from './ReceiveAnswer.tsx';

/** Letters are received by scanning their slips, also without a connection; below, what is still on its way. */
export function ReceivePage() {
  const { t } = useTranslation('sg-management');
  const { may } = useSession();
  const words = useResourceWords(letters);
  useWorksOffline();
  const isAllowed = may(letters.receive.requirement);
  return (
    <>
      <HearChanges event={letters.event} path={letters.list.path} />
      <PageHeader trail={[{ label: words.many, to: dakPath }]} title={t('receive.title')} />
      {isAllowed ? <Receiving /> : <NoPermission requirement={letters.receive.requirement} />}
    </>
  );
}

const ways = ['take', 'handOver'] as const;
type Way = (typeof ways)[number];

function Receiving() {
  const { t } = useTranslation('sg-management');
  const { user } = useSession();
  const words = useResourceWords(letters);
  const { data, error, refetch } = useArrivingLetters();
  const [receiver, setReceiver] = useState(user.name);
  const [way, setWay] = useState<Way>('take');
  const [holder, setHolder] = useState('');
  const isHandOver = way === 'handOver';
  const language = useStore(languageStore);
  const sound = useSound('sg-management.sound');
  const handOver = async (code: string): Promise<Outcome<HandOverReply>> => {
    if (holder.trim() === '')
      return { kind: 'refused', message: errorText('LETTER_RECEIVER_NEEDED', language) };
    return handOverLetter({
      code,
      receiver: holder.trim(),
      describe: t('receive.handQueued', { code }),
    });
  };
  const scans = useScans<ReceiveReply | ReceiveBagReply | HandOverReply>({
    // A letter is handed over right after its receipt, or again to the person who was meant.
    meaning: isHandOver ? `handOver ${holder.trim()}` : 'take',
    take: async (code) => {
      if (isHandOver) return handOver(code);
      const named = { code, receiver: receiver.trim() || user.name };
      return isBagCode(code)
        ? receiveBag({ ...named, describe: t('bag.queued', { code }) })
        : receiveLetter({ ...named, describe: t('receive.queued', { code }) });
    },
    onOutcome: (outcome) => {
      const isGood =
        outcome.kind === 'done' &&
        outcome.reply.outcome !== 'repeat' &&
        outcome.reply.outcome !== 'overtaken';
      sound.play(isGood ? 'good' : 'look');
    },
  });
  return (
    <Stack spacing={2} sx={{ mt: 1, maxWidth: 880 }}>
      <ToggleButtonGroup
        exclusive
        value={way}
        aria-label={t('receive.way')}
        onChange={(_event, next: Way | null) => next && setWay(next)}
      >
        {ways.map((one) => (
          <ToggleButton key={one} value={one}>
            {t(`receive.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TextField
        label={isHandOver ? t('receive.to') : words.label('receiver')}
        value={isHandOver ? holder : receiver}
        onChange={(event) => (isHandOver ? setHolder : setReceiver)(event.target.value)}
        helperText={t(isHandOver ? 'receive.holderHint' : 'receive.receiverHint')}
        slotProps={{ htmlInput: { maxLength: 120, dir: 'auto' } }}
        autoComplete="off"
        fullWidth
      />
      <ScanField {...scans.field} label={t('receive.scan')} hint={t('receive.scanHint')} />
      <WaitingScans stream={receiveStream} />
      {scans.last && <ReceiveAnswer outcome={scans.last} />}
      <SoundSwitch sound={sound} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      {data && <OnTheWay rows={data.rows} total={data.total} />}
    </Stack>
  );
}

function OnTheWay({ rows, total }: { rows: readonly Letter[]; total: number }) {
  const { t } = useTranslation('sg-management');
  const { number } = useFormat();
  if (total === 0)
    return <EmptyState icon={mdiEmailCheckOutline} title={t('receive.none')} text={t('receive.noneText')} />;
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('receive.onTheWay', { count: number(total) })}
      </Typography>
      <Paper component="ul" variant="outlined" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {rows.map((letter) => (
          <Arriving key={letter.id} letter={letter} />
        ))}
      </Paper>
    </section>
  );
}

function Arriving({ letter }: { letter: Letter }) {
  const { day } = useFormat();
  const { mode, choice } = { mode: letter.mode, ...useResourceWords(letters) };
  return (
    <Stack
      component="li"
      sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}
    >
      <Link component={RouterLink} to={`${dakPath}/${letter.id}`} sx={{ fontWeight: 600 }}>
        {letter.subject}
      </Link>
      <Typography color="textSecondary" variant="body2">
        {[
          letter.theirNumber,
          letter.party,
          day(letter.day),
          choice('mode', mode),
          letter.courierNumber,
          letter.centreName,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Stack>
  );
}

import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Arrival, type Gathering, gatherings } from '@sewa/contract/oae/gatherings';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ElderPictograms } from '../../../people/elder/ElderPictograms.tsx';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PersonLine } from '../../../ui/person/PersonLine.tsx';
import { ArrivalMenu } from './ArrivalMenu.tsx';
import { visitorPhoto } from './day.queries.ts';

interface ArrivalListProps {
  gathering: Gathering;
  arrivals: readonly Arrival[] | undefined;
  error: unknown;
  onRetry: () => void;
  empty: string;
}

/** Newest first; each with what can still be put right. */
export function ArrivalList({ gathering, arrivals, error, onRetry, empty }: ArrivalListProps) {
  if (error && !arrivals) return <ErrorState error={error} onRetry={onRetry} />;
  if (!arrivals) return <Skeleton variant="rounded" height={160} />;
  if (arrivals.length === 0) return <Typography color="textSecondary">{empty}</Typography>;
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {arrivals.map((arrival) => (
        <ArrivalRow key={arrival.id} gathering={gathering} arrival={arrival} />
      ))}
    </Stack>
  );
}

function ArrivalRow({ gathering, arrival }: { gathering: Gathering; arrival: Arrival }) {
  const { t } = useTranslation('oae');
  const { time } = useFormat();
  const { may } = useSession();
  const mayChange = may(gatherings.changeArrival.requirement) && !gathering.isClosed;
  const left = arrival.leftAt === null ? '' : t('arrival.left', { time: time(arrival.leftAt) });
  const line = (
    <PersonLine
      photo={arrival.photo}
      photoSrc={visitorPhoto(gathering.id, arrival, 'thumbnail')}
      name={arrival.name}
      nameLatin={arrival.nameLatin}
      details={[
        time(arrival.at),
        arrival.blockName ?? t('form.noBlock'),
        arrival.kind === 'attendant' ? t('scan.isAttendant', { name: arrival.memberName }) : '',
        arrival.isVisitor ? t('gate.visitor') : '',
        left,
      ]}
    >
      {arrival.kind === 'member' && (arrival.mobility !== 'walks' || arrival.needs.length > 0) && (
        <ElderPictograms mobility={arrival.mobility} needs={arrival.needs} />
      )}
    </PersonLine>
  );
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ display: 'flex', gap: 1, alignItems: 'center', p: 1, ...(left && { bgcolor: 'transparent' }) }}
    >
      {arrival.isVisitor ? (
        <Box sx={{ flex: 1, minWidth: 0 }}>{line}</Box>
      ) : (
        <Link
          to={`/oae/members/${arrival.member}`}
          style={{ flex: 1, minWidth: 0, color: 'inherit', textDecoration: 'none' }}
        >
          {line}
        </Link>
      )}
      {mayChange && <ArrivalMenu gathering={gathering} arrival={arrival} />}
    </Paper>
  );
}

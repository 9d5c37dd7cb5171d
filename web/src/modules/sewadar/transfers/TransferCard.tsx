import { mdiArrowULeftTop, mdiCheckCircleOutline, mdiClockOutline, mdiCloseCircleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { transferStateWords } from '@sewa/contract/sewadar/logged-words';
import { type Transfer, transferStates, transfers } from '@sewa/contract/sewadar/transfers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PersonLine } from '../../../people/person/PersonLine.tsx';
import { usePersonWords } from '../../../people/person/use-person-words.ts';
import { languageStore } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { type Status, StatusChip } from '../../../ui/StatusChip.tsx';
import { AcceptDialog } from './AcceptDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

const looks: Readonly<Record<number, Pick<Status, 'icon' | 'tone'>>> = {
  [transferStates.ASKED]: { icon: mdiClockOutline, tone: 'warning' },
  [transferStates.ACCEPTED]: { icon: mdiCheckCircleOutline, tone: 'success' },
  [transferStates.DECLINED]: { icon: mdiCloseCircleOutline, tone: 'error' },
  [transferStates.WITHDRAWN]: { icon: mdiArrowULeftTop, tone: 'default' },
};

export function TransferCard({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('sewadar');
  const words = usePersonWords();
  const language = useStore(languageStore);
  const { person, name, isIncoming, status } = transfer;
  const look = looks[status] ?? { icon: mdiClockOutline, tone: 'default' };
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'space-between' }}
      >
        <PersonLine
          person={{ ...person, name, photo: null }}
          notes={[words.gender(person.gender), person.departments.join(', ')]}
        >
          <Typography component="span" variant="body2" sx={{ display: 'block', mt: 0.5 }}>
            {isIncoming
              ? t('transfer.from', { area: transfer.fromArea })
              : t('transfer.to', { area: transfer.toArea })}
          </Typography>
        </PersonLine>
        <StatusChip label={transferStateWords[status]?.[language] ?? String(status)} {...look} />
      </Stack>
      <Story transfer={transfer} />
      <Acts transfer={transfer} />
    </Card>
  );
}

/** Who asked, why, and what was answered. */
function Story({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('sewadar');
  const { dateTime } = useFormat();
  const { askedByName, askedAt, reason, answer, decidedAt, decidedByName } = transfer;
  return (
    <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary">
        {t('transfer.askedBy', { name: askedByName, day: dateTime(askedAt) })}
      </Typography>
      {reason && <Typography variant="body2">{t('transfer.reasonWas', { reason })}</Typography>}
      {decidedAt && decidedByName && (
        <Typography variant="body2" color="textSecondary">
          {t('transfer.decidedBy', { name: decidedByName, day: dateTime(decidedAt) })}
        </Typography>
      )}
      {answer && <Typography variant="body2">{t('transfer.answerWas', { answer })}</Typography>}
    </Box>
  );
}

function Acts({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('sewadar');
  const { may } = useSession();
  const [dialog, setDialog] = useState<'accept' | 'decline' | 'withdraw' | null>(null);
  const close = () => setDialog(null);
  const record = transfer.newSewadar ?? transfer.sewadar;
  const isWaiting = transfer.status === transferStates.ASKED && may(transfers.accept.requirement);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
      {isWaiting && transfer.isIncoming && (
        <>
          <Button variant="contained" onClick={() => setDialog('accept')}>
            {t('transfer.accept')}
          </Button>
          <Button onClick={() => setDialog('decline')}>{t('transfer.decline')}</Button>
        </>
      )}
      {isWaiting && !transfer.isIncoming && (
        <Button onClick={() => setDialog('withdraw')}>{t('transfer.withdraw')}</Button>
      )}
      {record && (
        <Button component={Link} to={`/sewadar/${record}`}>
          {t('transfer.open')}
        </Button>
      )}
      {dialog === 'accept' && <AcceptDialog transfer={transfer} onClose={close} />}
      {dialog === 'decline' && <DeclineDialog transfer={transfer} onClose={close} />}
      {dialog === 'withdraw' && <WithdrawDialog transfer={transfer} onClose={close} />}
    </Stack>
  );
}

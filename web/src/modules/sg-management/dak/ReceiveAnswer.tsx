import { mdiCheckCircle, mdiCloseCircleOutline, mdiCloudUploadOutline, mdiHistory } from '@mdi/js';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useFormat } from '../../../platform/use-format.ts';
import { ScanAnswer } from '../../../ui/scan/ScanAnswer.tsx';
import type { ScanOutcome } from '../../../ui/scan/use-scans.ts';
import { bagPath, type ReceiveBagReply } from './bags/bag.queries.ts';
import type { HandOverReply, ReceiveReply } from './letter.queries.ts';
import { dakPath } from './letter-screen.tsx';

/** The last scan, large; also read out. */
export function ReceiveAnswer({
  outcome,
}: {
  outcome: ScanOutcome<ReceiveReply | ReceiveBagReply | HandOverReply>;
}) {
  const { t } = useTranslation('sg-management');
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      {outcome.kind === 'done' &&
        ('bag' in outcome.reply ? <BagDone reply={outcome.reply} /> : <LetterDone reply={outcome.reply} />)}
      {outcome.kind === 'waiting' && (
        <ScanAnswer tone="warning" icon={mdiCloudUploadOutline}>
          {t('receive.waiting', { code: outcome.code })}
        </ScanAnswer>
      )}
      {outcome.kind === 'refused' && (
        <ScanAnswer tone="error" icon={mdiCloseCircleOutline}>
          {outcome.message}
        </ScanAnswer>
      )}
      {outcome.kind === 'unsaved' && (
        <ScanAnswer tone="error" icon={mdiCloseCircleOutline}>
          {t('receive.unsaved', { code: outcome.code })}
        </ScanAnswer>
      )}
    </Paper>
  );
}

function LetterDone({ reply: { letter, outcome } }: { reply: ReceiveReply | HandOverReply }) {
  return (
    <Done outcome={outcome} received={letter}>
      <Link component={RouterLink} to={`${dakPath}/${letter.id}`}>
        {letter.subject}
      </Link>
      {` · ${letter.party}`}
    </Done>
  );
}

/** The bag is here; its letters are scanned next. */
function BagDone({ reply: { bag, outcome } }: { reply: ReceiveBagReply }) {
  const { t } = useTranslation('sg-management');
  return (
    <Done outcome={outcome} received={bag}>
      <Link component={RouterLink} to={`${bagPath}/${bag.id}`}>
        {bag.missingCount > 0 ? t('bag.scanNext', { count: bag.missingCount }) : t('bag.complete')}
      </Link>
    </Done>
  );
}

interface DoneProps {
  outcome: (ReceiveReply | HandOverReply)['outcome'];
  received: Pick<ReceiveReply['letter'], 'reference' | 'receiver' | 'receivedAt'> & {
    holder?: string;
    handedOverAt?: string | null;
  };
  children: ReactNode;
}

function Done({ outcome, received, children }: DoneProps) {
  const { reference, receiver, receivedAt, holder, handedOverAt } = received;
  const { t } = useTranslation('sg-management');
  const { dateTime } = useFormat();
  return (
    <>
      {outcome === 'received' && (
        <ScanAnswer tone="success" icon={mdiCheckCircle}>
          {t('receive.received', { number: reference, receiver })}
        </ScanAnswer>
      )}
      {outcome === 'handedOver' && (
        <ScanAnswer tone="success" icon={mdiCheckCircle}>
          {t('receive.handedOver', { number: reference, receiver: holder || receiver })}
        </ScanAnswer>
      )}
      {outcome === 'repeat' && (
        <ScanAnswer tone="info" icon={mdiHistory}>
          {t('receive.again', { number: reference, receiver, when: dateTime(receivedAt ?? '') })}
        </ScanAnswer>
      )}
      {outcome === 'overtaken' && (
        <ScanAnswer tone="info" icon={mdiHistory}>
          {t('receive.overtaken', {
            number: reference,
            receiver: holder || receiver,
            when: dateTime(handedOverAt ?? ''),
          })}
        </ScanAnswer>
      )}
      <Typography sx={{ p: 2 }}>{children}</Typography>
    </>
  );
}

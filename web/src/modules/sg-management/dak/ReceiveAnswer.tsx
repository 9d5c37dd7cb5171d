import { mdiCheckCircle, mdiCloseCircleOutline, mdiCloudUploadOutline, mdiHistory } from '@mdi/js';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useFormat } from '../../../platform/use-format.ts';
import { ScanAnswer } from '../../../ui/scan/ScanAnswer.tsx';
import type { ScanOutcome } from '../../../ui/scan/use-scans.ts';
import type { ReceiveReply } from './letter.queries.ts';
import { dakPath } from './letter-screen.tsx';

/** The last scan, large; also read out. */
export function ReceiveAnswer({ outcome }: { outcome: ScanOutcome<ReceiveReply> }) {
  const { t } = useTranslation('sg-management');
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      {outcome.kind === 'done' && <Done reply={outcome.reply} />}
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

function Done({ reply: { letter, outcome } }: { reply: ReceiveReply }) {
  const { t } = useTranslation('sg-management');
  const { dateTime } = useFormat();
  const { reference, receiver, receivedAt } = letter;
  return (
    <>
      {outcome === 'received' ? (
        <ScanAnswer tone="success" icon={mdiCheckCircle}>
          {t('receive.received', { number: reference, receiver })}
        </ScanAnswer>
      ) : (
        <ScanAnswer tone="info" icon={mdiHistory}>
          {t('receive.again', { number: reference, receiver, when: dateTime(receivedAt ?? '') })}
        </ScanAnswer>
      )}
      <Typography sx={{ p: 2 }}>
        <Link component={RouterLink} to={`${dakPath}/${letter.id}`}>
          {letter.subject}
        </Link>
        {` · ${letter.party}`}
      </Typography>
    </>
  );
}

import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { gatherings } from '@sewa/contract/oae/gatherings';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ScanField } from '../../../ui/scan/ScanField.tsx';
import { answerOf, useScans } from '../../../ui/scan/use-scans.ts';
import { OaeTabs } from '../OaeTabs.tsx';
import { EmergencyView } from './EmergencyView.tsx';
import { type EmergencyReply, lookUp } from './emergency.queries.ts';
import { VisitorView } from './VisitorView.tsx';

/** Scan a pass: whom to call, which medicines. Nothing else on this page asks for attention. */
export function EmergencyPage() {
  const { t } = useTranslation('oae');
  const [params] = useSearchParams();
  const code = params.get('code');
  const { may } = useSession();
  const mayAskGates = may(gatherings.emergency.requirement);
  const scans = useScans({
    take: (scanned, { signal }) => answerOf(lookUp(scanned, { mayAskGates, signal })),
  });
  const open = useEffectEvent(scans.scan);
  useEffect(() => {
    if (code) open(code);
  }, [code]);
  return (
    <>
      <PageHeader trail={[]} title={t('tabs.emergency')} />
      <OaeTabs />
      <Stack spacing={2} sx={{ maxWidth: 860 }}>
        <ScanField {...scans.field} label={t('scan.field')} hint={t('scan.hint')} />
        {scans.last === null && <Typography color="textSecondary">{t('emergency.text')}</Typography>}
        <div role="status">
          {scans.last?.kind === 'unsaved' && (
            <Alert severity="error" sx={{ fontSize: '1.25rem' }}>
              {t('emergency.noLine')}
            </Alert>
          )}
          {scans.last?.kind === 'refused' && (
            <Alert severity="error" sx={{ fontSize: '1.25rem' }}>
              {scans.last.message}
            </Alert>
          )}
          {scans.last?.kind === 'done' && <Found reply={scans.last.reply} />}
        </div>
      </Stack>
    </>
  );
}

function Found({ reply }: { reply: EmergencyReply }) {
  if (reply.kind === 'member') return <EmergencyView person={reply.person} />;
  return <VisitorView person={reply.person} gathering={reply.gathering} />;
}

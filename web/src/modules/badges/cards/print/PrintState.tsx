import { mdiDownloadOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type CardPrint, cardPrints } from '@sewa/contract/badges/cards';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../../platform/call.ts';
import { useFormat } from '../../../../platform/use-format.ts';
import { FileButton } from '../../../../ui/FileButton.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { useAct } from '../../../../ui/use-act.ts';
import { cancelPrint } from '../cards.queries.ts';

/** How far a print is; at its end the file. It goes on without this page. */
export function PrintState({ print }: { print: CardPrint }) {
  const { t } = useTranslation('cards');
  if (print.state === 'queued')
    return <Alert severity="info">{t('print.isQueued', { count: print.cards })}</Alert>;
  if (print.state === 'failed')
    return (
      <Alert severity="error">
        {print.job?.state === 'cancelled'
          ? t('print.cancelled')
          : t('print.notCompleted', { reason: print.job?.error?.message ?? '' })}
      </Alert>
    );
  if (print.state === 'running') return <RunningPrint print={print} />;
  return (
    <Alert
      severity="success"
      action={
        <FileButton
          color="inherit"
          act="open"
          href={callUrl(cardPrints.file, { params: { id: print.id } })}
          startIcon={<Icon path={mdiDownloadOutline} />}
        >
          {t('print.open')}
        </FileButton>
      }
    >
      {t('print.ready', { count: print.cards })}
    </Alert>
  );
}

function RunningPrint({ print }: { print: CardPrint }) {
  const { t } = useTranslation('cards');
  const { number } = useFormat();
  const { act, isBusy } = useAct();
  const { job, cards } = print;
  const done = job?.done ?? 0;
  const cancel = () =>
    act({ run: () => cancelPrint(print), done: t('print.cancelAsked'), failed: t('print.cancelFailed') });
  return (
    <Stack spacing={1} sx={{ my: 1 }}>
      <LinearProgress
        aria-label={t('print.running')}
        variant={done > 0 ? 'determinate' : 'indeterminate'}
        value={(done / cards) * 100}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Typography role="status">
          {t('print.progress', { done: number(done), total: number(cards) })}
        </Typography>
        {job && (
          <Button disabled={isBusy || job.isCancelAsked} onClick={() => void cancel()}>
            {t('print.cancel')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

import { mdiCloudOffOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';

/** The line was down: which passes were scanned and not saved. They stay until they are. */
export function Unsaved({ codes, onRetry }: { codes: readonly string[]; onRetry: (code: string) => void }) {
  const { t } = useTranslation('oae');
  if (codes.length === 0) return null;
  return (
    <Alert severity="error" icon={<Icon path={mdiCloudOffOutline} />} sx={{ fontSize: '1rem' }}>
      <AlertTitle sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
        {t('scan.unsaved', { count: codes.length, codes: codes.join(', ') })}
      </AlertTitle>
      {t('scan.unsavedText')}
      <div>
        <Button color="inherit" variant="outlined" sx={{ mt: 1 }} onClick={() => codes.forEach(onRetry)}>
          {t('scan.retry')}
        </Button>
      </div>
    </Alert>
  );
}

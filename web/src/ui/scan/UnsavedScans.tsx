import { mdiCloudOffOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';

/** The line was down: which codes were scanned and not saved. They stay until they are. */
export function UnsavedScans({
  codes,
  onRetry,
}: {
  codes: readonly string[];
  onRetry: (code: string) => void;
}) {
  const { t } = useTranslation('scan');
  if (codes.length === 0) return null;
  return (
    <Alert severity="error" icon={<Icon path={mdiCloudOffOutline} />} sx={{ fontSize: '1rem' }}>
      <AlertTitle sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
        {t('unsaved', { count: codes.length, codes: codes.join(', ') })}
      </AlertTitle>
      {t('unsavedText')}
      <div>
        <Button color="inherit" variant="outlined" sx={{ mt: 1 }} onClick={() => codes.forEach(onRetry)}>
          {t('retry')}
        </Button>
      </div>
    </Alert>
  );
}

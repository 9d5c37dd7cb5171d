import { mdiCloudAlertOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** A page that broke, or did not come over a poor line. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('app');
  return (
    <div role="alert">
      <EmptyState
        icon={mdiCloudAlertOutline}
        title={t('page.failed')}
        text={t('page.failedNext')}
        action={
          <Button variant="contained" onClick={onRetry}>
            {t('page.tryAgain')}
          </Button>
        }
      />
    </div>
  );
}

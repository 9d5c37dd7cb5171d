import { mdiRefresh } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon.tsx';

/** A list that could not be fetched is empty and says nothing, as the customer wants it; but one can ask again. */
export function RetryList({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', py: { xs: 6, md: 10 } }}>
      <Button variant="outlined" startIcon={<Icon path={mdiRefresh} />} onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </Box>
  );
}

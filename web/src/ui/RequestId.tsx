import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** The number a user reads out to support. */
export function RequestId({ id }: { id: string | undefined }) {
  const { t } = useTranslation('ui');
  if (!id) return null;
  return (
    <Typography variant="caption" component="p" sx={{ mt: 0.5, opacity: 0.85, overflowWrap: 'anywhere' }}>
      {t('requestId', { id })}
    </Typography>
  );
}

import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Rights can only be chosen within a unit's ceiling, so the unit comes first. */
export function RightsHeading({ hasOrg }: { hasOrg: boolean }) {
  const { t } = useTranslation('settings');
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('rights.title')}
      </Typography>
      {!hasOrg && <Typography color="textSecondary">{t('rights.chooseOrg')}</Typography>}
    </>
  );
}

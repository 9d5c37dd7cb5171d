import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';

/** The first stop of the Tab key: past header and menu. Seen only when it has the focus. */
export function SkipLink() {
  const { t } = useTranslation('app');
  return (
    <Link
      href="#content"
      onClick={(event) => {
        // The address belongs to the router.
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1.25,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {t('header.skip')}
    </Link>
  );
}

import { mdiPrinterOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Later, later } from '../../../app/Later.tsx';
import { Icon } from '../../../ui/Icon.tsx';

const dialog = later(async () => (await import('./WeekDialog.tsx')).WeekDialog);

/** Prints the week on a page. On a phone the picture alone has room; the dialog is fetched when it is opened. */
export function WeekButton() {
  const { t } = useTranslation('home');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        aria-label={t('week.title')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        sx={{ minWidth: 44, gap: 1 }}
      >
        <Icon path={mdiPrinterOutline} />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('week.title')}
        </Box>
      </Button>
      {isOpen && <Later part={dialog} props={{ onClose: close }} onFailed={close} />}
    </>
  );
}

import Alert, { type AlertColor } from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { TOAST_HIDE_MS } from '@sewa/contract/kernel/limits';
import { toastTypes } from '@sewa/contract/kernel/toast';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hideToast, useToast } from '../../platform/toast.ts';

const severities: Readonly<Record<number, AlertColor>> = {
  [toastTypes.SUCCESS]: 'success',
  [toastTypes.WARNING]: 'warning',
  [toastTypes.INFO]: 'info',
  [toastTypes.ERROR]: 'error',
};

export function ToastSnackbar() {
  const { t } = useTranslation('app');
  const { show, type, message, serial } = useToast();
  // Our own clock: the library's starts again, with half the time, when the pointer has passed over the toast.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second toast with the same text has a time of its own
  useEffect(() => {
    if (!show) return;
    const timer = setTimeout(hideToast, TOAST_HIDE_MS);
    return () => clearTimeout(timer);
  }, [show, serial]);
  return (
    <Snackbar
      key={serial}
      open={show}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') hideToast();
      }}
    >
      <Alert
        variant="filled"
        severity={severities[type] ?? 'info'}
        onClose={hideToast}
        closeText={t('toast.close')}
        sx={{ width: '100%', maxWidth: 560, alignItems: 'center', overflowWrap: 'anywhere' }}
      >
        {message}
      </Alert>
    </Snackbar>
  );
}

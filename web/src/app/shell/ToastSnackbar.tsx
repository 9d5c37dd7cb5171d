import { mdiClose } from '@mdi/js';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { TOAST_HIDE_MS } from '@sewa/contract/kernel/calls/limits';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../platform/call-error.ts';
import { hideToast, showToast, type Undo, useToast } from '../../platform/toast.ts';
import { Icon } from '../../ui/Icon.tsx';

const severities: Readonly<Record<number, AlertColor>> = {
  [toastTypes.SUCCESS]: 'success',
  [toastTypes.WARNING]: 'warning',
  [toastTypes.INFO]: 'info',
  [toastTypes.ERROR]: 'error',
};

/** On phones dialogs, forms and lists have their buttons at the bottom, where a toast would lie on them for seconds. */
const ABOVE_BARS = 80;

export function ToastSnackbar() {
  const { t } = useTranslation('app');
  const { show, type, message, serial, undo } = useToast();
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
      sx={{ bottom: { xs: ABOVE_BARS, sm: 24 } }}
    >
      <Alert
        variant="filled"
        severity={severities[type] ?? 'info'}
        {...(undo
          ? { action: <UndoButton undo={undo} /> }
          : { onClose: hideToast, closeText: t('toast.close') })}
        sx={{ width: '100%', maxWidth: 560, alignItems: 'center', overflowWrap: 'anywhere' }}
      >
        {message}
      </Alert>
    </Snackbar>
  );
}

function UndoButton({ undo }: { undo: Undo }) {
  const { t } = useTranslation('app');
  const [isBusy, setIsBusy] = useState(false);
  const act = async () => {
    setIsBusy(true);
    try {
      await undo.run();
      showToast(toastTypes.SUCCESS, typeof undo.done === 'string' ? undo.done : undo.done());
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showToast(toastTypes.ERROR, error.said ?? undo.failed);
    }
  };
  return (
    <>
      <Button color="inherit" variant="outlined" disabled={isBusy} onClick={() => void act()}>
        {t('toast.undo')}
      </Button>
      <IconButton color="inherit" size="small" aria-label={t('toast.close')} onClick={hideToast}>
        <Icon path={mdiClose} fontSize="small" />
      </IconButton>
    </>
  );
}

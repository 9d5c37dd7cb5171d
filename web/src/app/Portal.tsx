import './catalogues.ts';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterProvider } from 'react-router/dom';
import { useAppearance } from '../platform/appearance.ts';
import { useRestoredReplies } from '../platform/offline/use-restored-replies.ts';
import { queryClient } from '../platform/query-client.ts';
import { StartSpinner } from '../sign-in/StartSpinner.tsx';
import { useScannerLayout } from '../ui/scan/use-scanner-layout.ts';
import { portalRouter } from './routes/router.tsx';
import { createPortalTheme } from './theme.ts';
import { useApplyPreferences } from './use-apply-preferences.ts';

export { prepareHome } from './prepare-home.ts';

/** Everything behind the sign-in. */
export function Portal() {
  const hasPreferences = useApplyPreferences();
  const isRestored = useRestoredReplies();
  const { density } = useAppearance();
  useScannerLayout();
  const { t } = useTranslation('ui');
  const theme = useMemo(() => createPortalTheme({ density, t }), [density, t]);
  if (!hasPreferences || !isRestored) return <StartSpinner />;
  return (
    // The appearance of the platform says which scheme holds and remembers it; MUI does neither.
    <ThemeProvider theme={theme} colorSchemeNode={null} storageManager={null}>
      <CssBaseline />
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={portalRouter()} />
      </QueryClientProvider>
    </ThemeProvider>
  );
}

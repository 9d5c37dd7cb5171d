import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';

const CameraScan = lazy(() =>
  import('../../../ui/scan/CameraScan.tsx').then((file) => ({ default: file.CameraScan })),
);

/** The side that looks at whoever stands before the screen. It goes on reading while an answer is shown. */
export function KioskCamera({ onScan }: { onScan: (code: string) => void }) {
  return (
    <Box
      sx={{
        flexShrink: 0,
        width: { xs: 'min(100%, 28dvh * 4 / 3)', md: 'min(34vw, 420px)' },
        alignSelf: 'center',
        p: 1,
      }}
    >
      <Suspense fallback={null}>
        <CameraScan onScan={onScan} facing="user" />
      </Suspense>
    </Box>
  );
}

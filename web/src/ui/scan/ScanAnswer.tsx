import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

export type ScanTone = 'success' | 'info' | 'warning' | 'error';

const tints = { success: 'success', info: 'info', warning: 'warm', error: 'error' } as const;

/** What came of a scan: a word, a picture and a colour, large enough to be read in passing; also read out. */
export function ScanAnswer({ tone, icon, children }: { tone: ScanTone; icon: string; children: ReactNode }) {
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'flex-start',
        p: 2,
        fontSize: '1.125rem',
        fontWeight: 600,
        color: `${tone}.main`,
        bgcolor: `var(--${tints[tone]}-tint)`,
      }}
    >
      <Icon path={icon} fontSize="large" />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', pt: 0.5 }}>{children}</Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The columns side by side, scrolled together; by keyboard too. */
export function BoardRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      sx={{
        display: 'flex',
        gap: 1.5,
        overflow: 'auto',
        alignItems: 'stretch',
        borderRadius: 1,
        // Both scroll bars stay in view, however long the columns are.
        maxHeight: { md: 'calc(100dvh - 104px)' },
      }}
    >
      {children}
    </Box>
  );
}

import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export function Large({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontSize: '1.375rem', fontWeight: 600, whiteSpace: 'pre-line' }}>
        {children}
      </Typography>
    </div>
  );
}

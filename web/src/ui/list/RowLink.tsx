import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

/** The name of a row is a real link: it opens in a new tab and by the keyboard. */
export function RowLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return children;
  return (
    <Link component={RouterLink} to={to} color="inherit" underline="hover" sx={{ fontWeight: 600 }}>
      {children}
    </Link>
  );
}

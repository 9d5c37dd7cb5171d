import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** At the bottom, always in view. */
  actions?: ReactNode;
}

/** A phone's dialog: it comes from the bottom, where the thumb is. */
export function Sheet({ title, onClose, children, actions }: SheetProps) {
  const heading = useId();
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': heading,
          sx: { maxHeight: '85dvh', borderRadius: '16px 16px 0 0' },
        },
      }}
    >
      <Typography id={heading} variant="h2" sx={{ px: 2, pt: 2, pb: 1 }}>
        {title}
      </Typography>
      {/* Scrolled by keyboard too. */}
      <Box tabIndex={0} sx={{ overflowY: 'auto', px: 2, pb: 2, flexGrow: 1 }}>
        {children}
      </Box>
      {actions && <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>{actions}</Box>}
    </Drawer>
  );
}

import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';

export interface PanelProps {
  id: string;
  label: string;
  /** The button it hangs from; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

export function HeaderPanel({ id, label, anchor, onClose, children }: PanelProps & { children: ReactNode }) {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { id, role: 'dialog', 'aria-label': label, sx: { width: 288, maxWidth: '100%' } } }}
    >
      {children}
    </Popover>
  );
}

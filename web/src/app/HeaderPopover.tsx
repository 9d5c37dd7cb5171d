import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';

interface HeaderPopoverProps {
  label: string;
  icon: string;
  children: (close: () => void) => ReactNode;
}

/** A button of the header and what opens below it. On a phone the word gives way to the picture. */
export function HeaderPopover({ label, icon, children }: HeaderPopoverProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<Icon path={icon} />}
        sx={{
          minWidth: 44,
          minHeight: 44,
          px: { xs: 1, sm: 1.5 },
          '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, sm: 1 } },
          '& .label': { display: { xs: 'none', sm: 'inline' } },
        }}
      >
        <span className="label">{label}</span>
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { id, role: 'dialog', 'aria-label': label, sx: { width: 288, maxWidth: '100%' } },
        }}
      >
        {children(close)}
      </Popover>
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { type ReactNode, useState } from 'react';
import { Icon } from './Icon.tsx';

interface ToolMenuProps {
  icon: string;
  label: string;
  children: ReactNode;
  /** Several choices in a row are usual. */
  staysOpen?: boolean;
  /** On a phone the picture alone has room. */
  isShort?: boolean;
}

/** A quiet button that opens a menu. */
export function ToolMenu({ icon, label, children, staysOpen, isShort }: ToolMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={label}
        sx={{ minWidth: 44, gap: 1 }}
      >
        <Icon path={icon} />
        <Box component="span" sx={isShort ? { display: { xs: 'none', sm: 'inline' } } : {}}>
          {label}
        </Box>
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        {...(staysOpen ? {} : { onClick: () => setAnchor(null) })}
      >
        {children}
      </Menu>
    </>
  );
}

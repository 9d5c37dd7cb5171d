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
}

/** A quiet button that opens a menu. */
export function ToolMenu({ icon, label, children, staysOpen }: ToolMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        startIcon={<Icon path={icon} />}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
      >
        {label}
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

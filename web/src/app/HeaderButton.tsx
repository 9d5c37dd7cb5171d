import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import type { PanelProps } from './HeaderPanel.tsx';
import { Later, type LaterPart } from './Later.tsx';

interface HeaderButtonProps {
  label: string;
  icon: string;
  panel: LaterPart<PanelProps>;
}

/** A button of the header and the panel that opens below it. On a phone the word gives way to the picture. */
export function HeaderButton({ label, icon, panel }: HeaderButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Once opened it stays mounted, so that it can close with its own movement.
  const [hasOpened, setHasOpened] = useState(false);
  return (
    <>
      <Button
        color="inherit"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onPointerEnter={panel.preload}
        onFocus={panel.preload}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setHasOpened(true);
        }}
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
      {hasOpened && <Later part={panel} props={{ id, label, anchor, onClose: () => setAnchor(null) }} />}
    </>
  );
}

import { mdiPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createContext, useContext } from 'react';
import { Link } from 'react-router';
import { Icon } from './Icon.tsx';

interface MainActionProps {
  label: string;
  icon?: string;
  to?: string;
  onClick?: () => void;
}

/** True where the action stands in the text, such as in an empty list, and must not float. */
export const InText = createContext(false);

/** The one main action of a page: a button at its head, and on a phone a floating one near the thumb. */
export function MainAction({ label, icon = mdiPlus, to, onClick }: MainActionProps) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const isInText = useContext(InText);
  const act = { ...(to === undefined ? {} : { component: Link, to }), ...(onClick ? { onClick } : {}) };
  if (isPhone && !isInText) {
    return (
      <Fab variant="extended" color="primary" {...act} sx={floating}>
        <Icon path={icon} sx={{ mr: 1 }} />
        {label}
      </Fab>
    );
  }
  return (
    <Button variant="contained" startIcon={<Icon path={icon} />} {...act}>
      {label}
    </Button>
  );
}

/** Below the bar of chosen rows, which needs the same place. */
const floating = { position: 'fixed', right: 16, bottom: 16, zIndex: 1, textTransform: 'none' } as const;

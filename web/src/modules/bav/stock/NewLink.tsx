import { mdiPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import type { Requirement } from '@sewa/contract/kernel/rights/requirement';
import { Link } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** The main action of a list whose records are entered on a page of their own. */
export function NewLink({ to, label, requirement }: { to: string; label: string; requirement: Requirement }) {
  const { may } = useSession();
  if (!may(requirement)) return null;
  return (
    <Button variant="contained" component={Link} to={to} startIcon={<Icon path={mdiPlus} />}>
      {label}
    </Button>
  );
}

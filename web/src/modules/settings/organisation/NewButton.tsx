import { mdiPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import type { Requirement } from '@sewa/contract/kernel/requirement';
import { useSession } from '../../../platform/session.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** The main action of a list; absent for those who may not. */
export function NewButton(props: {
  label: string;
  requirements: readonly Requirement[];
  onClick: () => void;
}) {
  const { may } = useSession();
  if (!props.requirements.every(may)) return null;
  return (
    <Button variant="contained" startIcon={<Icon path={mdiPlus} />} onClick={props.onClick}>
      {props.label}
    </Button>
  );
}

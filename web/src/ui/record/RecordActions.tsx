import { mdiDotsHorizontal } from '@mdi/js';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import type { Requirement } from '@sewa/contract/kernel/requirement';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session.ts';
import { Icon } from '../Icon.tsx';
import { ToolMenu } from '../ToolMenu.tsx';

export interface RecordAction {
  label: string;
  icon: string;
  requirement: Requirement;
  onClick: () => void;
  isMain?: boolean;
  isDanger?: boolean;
  /** Why it cannot be done now. The action stays in sight, disabled, and says so. */
  impossible?: string | undefined;
}

/** The acts that are possible now: a forbidden one is absent, an impossible one is disabled and says why. */
export function RecordActions({ actions }: { actions: readonly RecordAction[] }) {
  const { t } = useTranslation('ui');
  const { may } = useSession();
  const allowed = actions.filter((action) => may(action.requirement));
  const main = allowed.find((action) => action.isMain && action.impossible === undefined);
  const others = allowed.filter((action) => action !== main);
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      {others.length > 0 && (
        <ToolMenu icon={mdiDotsHorizontal} label={t('actions')}>
          {others.map((action) => (
            <ActionItem key={action.label} action={action} />
          ))}
        </ToolMenu>
      )}
      {main && (
        <Button variant="contained" startIcon={<Icon path={main.icon} />} onClick={main.onClick}>
          {main.label}
        </Button>
      )}
    </Stack>
  );
}

/** Not `disabled` but `aria-disabled`: the reason must be reachable by the keyboard and read out. */
function ActionItem({ action }: { action: RecordAction }) {
  const isImpossible = action.impossible !== undefined;
  return (
    <MenuItem
      aria-disabled={isImpossible}
      onClick={(event) => {
        if (isImpossible) event.stopPropagation();
        else action.onClick();
      }}
      sx={{
        minHeight: 44,
        maxWidth: 360,
        whiteSpace: 'normal',
        ...(action.isDanger && !isImpossible ? { color: 'error.main' } : {}),
        ...(isImpossible ? { cursor: 'default' } : {}),
      }}
    >
      <ListItemIcon sx={{ color: 'inherit', opacity: isImpossible ? 0.5 : 1 }}>
        <Icon path={action.icon} />
      </ListItemIcon>
      <ListItemText
        primary={action.label}
        secondary={action.impossible}
        slotProps={{ primary: { sx: { color: isImpossible ? 'text.secondary' : 'inherit' } } }}
      />
    </MenuItem>
  );
}

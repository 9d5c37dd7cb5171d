import { mdiDotsHorizontal } from '@mdi/js';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Requirement } from '@sewa/contract/kernel/rights/requirement';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session.ts';
import { Icon } from '../Icon.tsx';
import { ToolMenu } from '../ToolMenu.tsx';

export interface RecordAction {
  label: string;
  icon: string;
  requirement: Requirement;
  onClick: () => void;
  isBusy?: boolean;
  isMain?: boolean;
  /** A button of its own beside the main one where there is room, not an entry of the menu. */
  isVisible?: boolean;
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
  const hasRoom = useMediaQuery((theme) => theme.breakpoints.up('sm'));
  const visible = hasRoom
    ? allowed.filter((action) => action.isVisible && action.impossible === undefined)
    : [];
  const others = allowed.filter((action) => action !== main && !visible.includes(action));
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      {others.length > 0 && (
        <ToolMenu icon={mdiDotsHorizontal} label={t('actions')} isShort>
          {others.map((action) => (
            <ActionItem key={action.label} action={action} />
          ))}
        </ToolMenu>
      )}
      {visible
        .filter((action) => action !== main)
        .map((action) => (
          <Button
            key={action.label}
            color={action.isDanger ? 'error' : 'primary'}
            startIcon={<Icon path={action.icon} />}
            onClick={action.onClick}
          >
            {action.label}
          </Button>
        ))}
      {main && (
        <Button
          variant="contained"
          startIcon={<Icon path={main.icon} />}
          loading={main.isBusy ?? false}
          onClick={main.onClick}
        >
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

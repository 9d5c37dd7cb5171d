import { mdiAccountMinusOutline, mdiAccountOffOutline, mdiDotsVertical, mdiPencilOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { RollMember } from '@sewa/contract/nominal-roll/members';
import { hasDeparted } from '@sewa/contract/nominal-roll/roll-moves';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { removeMember, undoRemoval } from '../roll.queries.ts';
import { DidNotComeDialog } from './DidNotComeDialog.tsx';
import { MemberDialog } from './MemberDialog.tsx';

interface MemberMenuProps {
  roll: Pick<Roll, 'id' | 'status' | 'fromDay' | 'toDay'>;
  member: RollMember;
}

/** What can be done about one member: once the group has left, nobody is removed, but some never came. */
export function MemberMenu({ roll, member }: MemberMenuProps) {
  const { t } = useTranslation('nominal-roll');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'edit' | 'didNotCome' | null>(null);
  const { act } = useAct();
  const close = () => setAnchor(null);
  const closeDialog = () => setDialog(null);
  const isOut = hasDeparted(roll.status);
  const name = member.name || t('members.nameless');
  const remove = () =>
    void act({
      run: () => removeMember(roll.id, member.id),
      done: t('members.removed', { name }),
      failed: t('members.removeFailed'),
      // Nobody was removed where somebody else had done it before.
      undo: ({ removed, version }) =>
        removed === 0
          ? undefined
          : {
              run: () => undoRemoval({ id: roll.id, version }),
              done: t('members.backAgain', { name }),
              failed: t('members.putBackFailed'),
            },
    });
  return (
    <>
      <IconButton
        aria-label={t('members.menu', { name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} onClick={close}>
        <MenuItem onClick={() => setDialog('edit')} sx={{ minHeight: 44 }}>
          <ListItemIcon>
            <Icon path={mdiPencilOutline} />
          </ListItemIcon>
          <ListItemText primary={t('members.edit')} />
        </MenuItem>
        {!isOut && (
          <MenuItem onClick={remove} sx={{ minHeight: 44, color: 'error.main' }}>
            <ListItemIcon sx={{ color: 'inherit' }}>
              <Icon path={mdiAccountMinusOutline} />
            </ListItemIcon>
            <ListItemText primary={t('members.remove')} />
          </MenuItem>
        )}
        {isOut && member.arrivedAt === null && (
          <MenuItem onClick={() => setDialog('didNotCome')} sx={{ minHeight: 44, color: 'error.main' }}>
            <ListItemIcon sx={{ color: 'inherit' }}>
              <Icon path={mdiAccountOffOutline} />
            </ListItemIcon>
            <ListItemText primary={t('didNotCome.open')} />
          </MenuItem>
        )}
      </Menu>
      {dialog === 'edit' && <MemberDialog roll={roll} member={member} onClose={closeDialog} />}
      {dialog === 'didNotCome' && <DidNotComeDialog roll={roll} member={member} onClose={closeDialog} />}
    </>
  );
}

import { mdiCogOutline, mdiCreationOutline, mdiLogout, mdiTuneVariant } from '@mdi/js';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Typography from '@mui/material/Typography';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadMessages } from '../../platform/i18n.ts';
import { logout } from '../../platform/logout.ts';
import { useWaitingActions } from '../../platform/outbox/waiting-actions.ts';
import { useSession } from '../../platform/session.ts';
import { showToast } from '../../platform/toast.ts';
import { mayLeave } from '../../platform/unsaved.ts';
import { isNewer } from '../../platform/versions.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { later } from '../Later.tsx';
import { HeaderPanel, type PanelProps } from './HeaderPanel.tsx';

/** Whoever may not enter the settings still has a language, colours and a password of their own. */
const preferencesDialog = later(async () => {
  const [Dialog] = await Promise.all([
    import('../../modules/settings/preferences/PreferencesDialog.tsx').then((file) => file.PreferencesDialog),
    loadMessages('settings'),
  ]);
  return Dialog;
});

export function AccountPanel(panel: PanelProps) {
  const { t } = useTranslation('app');
  const { user } = useSession();
  const [preferences, setPreferences] = useState<Awaited<ReturnType<typeof preferencesDialog.load>> | null>(
    null,
  );
  const openPreferences = async () => {
    panel.onClose();
    try {
      setPreferences(await preferencesDialog.load());
    } catch {
      showToast(toastTypes.ERROR, t('page.failed'));
    }
  };
  const [isAsked, setIsAsked] = useState(false);
  const waiting = useWaitingActions().length;
  const leave = async () => {
    panel.onClose();
    setIsAsked(false);
    if (await mayLeave()) await logout();
  };
  const askToLeave = () => {
    panel.onClose();
    setIsAsked(true);
  };
  return (
    <>
      <HeaderPanel {...panel}>
        <Box sx={{ px: 2, pt: 2, pb: 1.5 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{user.name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {user.org}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {`${t('header.version')} ${user.version}`}
          </Typography>
        </Box>
        <Divider />
        <MenuList autoFocusItem aria-label={t('header.account')}>
          <MenuItem component={Link} to="/changelog" onClick={panel.onClose}>
            <ListItemIcon>
              <Icon path={mdiCreationOutline} />
            </ListItemIcon>
            <ListItemText>{t('header.changelog')}</ListItemText>
            {isNewer(user.version, user.seenVersion) && (
              <Chip size="small" color="secondary" label={t('header.new')} />
            )}
          </MenuItem>
          {user.featurePermission.SETTINGS ? (
            <MenuItem component={Link} to="/settings" onClick={panel.onClose}>
              <ListItemIcon>
                <Icon path={mdiCogOutline} />
              </ListItemIcon>
              <ListItemText>{t('header.settings')}</ListItemText>
            </MenuItem>
          ) : (
            <MenuItem onPointerEnter={preferencesDialog.preload} onClick={() => void openPreferences()}>
              <ListItemIcon>
                <Icon path={mdiTuneVariant} />
              </ListItemIcon>
              <ListItemText>{t('header.preferences')}</ListItemText>
            </MenuItem>
          )}
          <MenuItem onClick={() => (waiting > 0 ? askToLeave() : void leave())}>
            <ListItemIcon>
              <Icon path={mdiLogout} />
            </ListItemIcon>
            <ListItemText>{t('header.logout')}</ListItemText>
          </MenuItem>
        </MenuList>
      </HeaderPanel>
      {isAsked && (
        <ConfirmDialog
          title={t('outbox.leaveTitle')}
          text={t('outbox.leaveText', { count: waiting })}
          confirmLabel={t('header.logout')}
          onConfirm={() => void leave()}
          onCancel={() => setIsAsked(false)}
        />
      )}
      {preferences && <preferences.Part onClose={() => setPreferences(null)} />}
    </>
  );
}

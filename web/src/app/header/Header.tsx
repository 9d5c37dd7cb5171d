import { mdiMenu, mdiMenuOpen } from '@mdi/js';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { HelpButton } from '../help/HelpButton.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { AreaSwitch } from './AreaSwitch.tsx';
import { OutboxButton } from './OutboxButton.tsx';

interface HeaderProps {
  isSidebarOpen: boolean;
  onToggleSidebar: () => void;
}

export function Header({ isSidebarOpen, onToggleSidebar }: HeaderProps) {
  const { t } = useTranslation('app');
  const { user } = useSession();
  return (
    <AppBar
      color="inherit"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper', color: 'text.primary' }}
    >
      <Toolbar sx={{ gap: { xs: 0, sm: 1 }, px: { xs: 1, sm: 2 } }} disableGutters>
        <IconButton
          aria-label={t('header.toggleMenu')}
          aria-expanded={isSidebarOpen}
          aria-controls="sidebar"
          onClick={onToggleSidebar}
          color="inherit"
        >
          <Icon path={isSidebarOpen ? mdiMenuOpen : mdiMenu} />
        </IconButton>
        <Typography
          component="p"
          title={t('header.title', { area: user.area, product: user.product })}
          sx={{
            flex: 1,
            minWidth: 0,
            fontSize: { xs: '1rem', sm: '1.125rem' },
            fontWeight: 600,
            lineHeight: 1.25,
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {t('header.title', { area: user.area, product: user.product })}
        </Typography>
        <OutboxButton />
        <SearchBox />
        <AreaSwitch />
        <HelpButton />
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
}

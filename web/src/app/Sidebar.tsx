import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import { SIDEBAR_WIDTH_PX } from '@sewa/contract/kernel/limits';
import { useTranslation } from 'react-i18next';
import { useMenu } from './menu.ts';
import { SidebarEntry } from './SidebarEntry.tsx';

interface SidebarProps {
  isWide: boolean;
  isOpen: boolean;
  /** After a choice, on a screen where the sidebar lies over the page. */
  onClose: () => void;
}

/** 220 px; permanent from the medium width on, a drawer below. */
export function Sidebar({ isWide, isOpen, onClose }: SidebarProps) {
  const { t } = useTranslation('app');
  if (isWide) {
    return isOpen ? (
      <Box
        sx={{
          width: SIDEBAR_WIDTH_PX,
          boxSizing: 'border-box',
          flexShrink: 0,
          position: 'sticky',
          top: 64,
          height: 'calc(100dvh - 64px)',
          overflowY: 'auto',
          borderRight: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <MenuNavigation onChoose={() => {}} />
      </Box>
    ) : null;
  }
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: { 'aria-label': t('menu.label'), sx: { width: SIDEBAR_WIDTH_PX, boxSizing: 'border-box' } },
      }}
    >
      <MenuNavigation onChoose={onClose} />
    </Drawer>
  );
}

function MenuNavigation({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('app');
  const menu = useMenu();
  return (
    <nav id="sidebar" aria-label={t('menu.label')}>
      <List sx={{ py: 1 }}>
        {menu.map((entry) => (
          <SidebarEntry key={entry.path} entry={entry} onChoose={onChoose} />
        ))}
      </List>
    </nav>
  );
}

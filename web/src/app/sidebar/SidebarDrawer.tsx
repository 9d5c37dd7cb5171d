import Drawer from '@mui/material/Drawer';
import { SIDEBAR_WIDTH_PX } from '@sewa/contract/kernel/calls/limits';
import { useTranslation } from 'react-i18next';
import { MenuNavigation } from './MenuNavigation.tsx';

/** The sidebar of a narrow screen: over the page, closed by a choice. */
export function SidebarDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('app');
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

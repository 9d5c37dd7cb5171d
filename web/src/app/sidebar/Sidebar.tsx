import Box from '@mui/material/Box';
import { SIDEBAR_WIDTH_PX } from '@sewa/contract/kernel/calls/limits';
import { Later, later } from '../Later.tsx';
import { MenuNavigation } from './MenuNavigation.tsx';

export const sidebarDrawer = later(() => import('./SidebarDrawer.tsx').then((file) => file.SidebarDrawer));

interface SidebarProps {
  isWide: boolean;
  isOpen: boolean;
  /** After a choice, on a screen where the sidebar lies over the page. */
  onClose: () => void;
  /** The drawer could not be fetched. */
  onFailed: () => void;
}

/** 220 px; permanent from the medium width on, a drawer below. */
export function Sidebar({ isWide, isOpen, onClose, onFailed }: SidebarProps) {
  if (!isWide) return <Later part={sidebarDrawer} props={{ isOpen, onClose }} onFailed={onFailed} />;
  if (!isOpen) return null;
  return (
    <Box
      sx={{
        width: SIDEBAR_WIDTH_PX,
        boxSizing: 'border-box',
        flexShrink: 0,
        position: 'sticky',
        top: 'var(--sticky-top)',
        height: 'calc(100dvh - var(--sticky-top))',
        overflowY: 'auto',
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <MenuNavigation onChoose={() => {}} />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useMemo, useState } from 'react';
import { Outlet } from 'react-router';
import { useIsBare } from '../../platform/bare-page.ts';
import { useConnection } from '../../platform/connection.ts';
import { loadMessages } from '../../platform/i18n.ts';
import { useKiosk } from '../../platform/kiosk.ts';
import { useSession } from '../../platform/session.ts';
import { watchSignIns } from '../../platform/watch-sign-ins.ts';
import { Header } from '../header/Header.tsx';
import { Later, later } from '../Later.tsx';
import type { ModuleManifest } from '../manifest.ts';
import { MenuContext, shownModules, visibleMenu } from '../menu.ts';
import { ModulesContext } from '../modules-context.ts';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import { BANNER_HEIGHT, ConnectionBanner, isBannerShown } from './ConnectionBanner.tsx';
import { SkipLink } from './SkipLink.tsx';
import { fetchTheRestLater, startOutboxSoon } from './start-later.ts';
import { ToastBar } from './ToastBar.tsx';
import { UnansweredGuard } from './UnansweredGuard.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { watchDevice } from './watch-device.ts';

const kioskFrame = later(async () => {
  const [file] = await Promise.all([import('../../ui/kiosk/KioskFrame.tsx'), loadMessages('kiosk')]);
  return file.KioskFrame;
});

/** The frame around every page: header, sidebar, content, toast. */
export function Shell({ modules: declared }: { modules: readonly ModuleManifest[] }) {
  const { may } = useSession();
  const modules = useMemo(() => shownModules(declared), [declared]);
  const menu = useMemo(() => visibleMenu(modules, may), [modules, may]);
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [isPinned, setIsPinned] = useState(true);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [hasOpenedDrawer, setHasOpenedDrawer] = useState(false);
  const isSidebarOpen = isWide ? isPinned : isDrawerOpen;
  const connection = useConnection();
  const kiosk = useKiosk();
  const isBare = useIsBare();
  usePageFocus();
  useEffect(watchDevice, []);
  useEffect(startOutboxSoon, []);
  useEffect(watchSignIns, []);
  useEffect(fetchTheRestLater, []);

  function toggleSidebar(): void {
    if (isWide) setIsPinned(!isPinned);
    else {
      setIsDrawerOpen(!isDrawerOpen);
      setHasOpenedDrawer(true);
    }
  }

  if (kiosk !== null) return <Later part={kioskFrame} props={{ kiosk }} />;
  return (
    <ModulesContext value={modules}>
      <MenuContext value={menu}>
        {!isBare && (
          <>
            <SkipLink />
            <Header isSidebarOpen={isSidebarOpen} onToggleSidebar={toggleSidebar} />
            <ConnectionBanner />
            <Toolbar />
          </>
        )}
        <Box sx={isBare ? {} : withinFrame(isBannerShown(connection))}>
          {!isBare && (isWide || hasOpenedDrawer) && (
            <Sidebar
              isWide={isWide}
              isOpen={isSidebarOpen}
              onClose={() => setIsDrawerOpen(false)}
              onFailed={() => {
                setIsDrawerOpen(false);
                setHasOpenedDrawer(false);
              }}
            />
          )}
          <Box component="main" id="content" tabIndex={-1} sx={isBare ? {} : content}>
            <Outlet />
          </Box>
        </Box>
        <ToastBar />
        <UnansweredGuard />
      </MenuContext>
    </ModulesContext>
  );
}

const content = {
  flex: 1,
  minWidth: 0,
  px: { xs: 2, md: 3 },
  pt: 1,
  pb: 3,
  maxWidth: 1600,
  '@media (max-height: 720px)': { pt: 0.5 },
} as const;

/** Where what sticks to the top of the page begins: below the header, and below the banner while there is one. */
function withinFrame(hasBanner: boolean) {
  const banner = hasBanner ? BANNER_HEIGHT : 0;
  return {
    display: 'flex',
    alignItems: 'flex-start',
    pt: `${banner}px`,
    '--sticky-top': `calc(var(--header-height) + ${banner}px)`,
  };
}

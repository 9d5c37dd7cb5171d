import Badge from '@mui/material/Badge';
import { Link, useLocation } from 'react-router';
import { TabBar } from './TabBar.tsx';

interface LinkTab {
  to: string;
  label: string;
  /** What waits there. */
  count?: number | undefined;
}

/** Pages side by side, each with its own address. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  const { pathname } = useLocation();
  // A page below a tab's own belongs to it; of several the longest address is the nearest.
  const above = tabs.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const current = above.toSorted((a, b) => b.to.length - a.to.length)[0]?.to ?? tabs[0]?.to ?? '';
  return (
    <TabBar label={label} current={current}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          role="tab"
          aria-selected={tab.to === current}
          tabIndex={tab.to === current ? 0 : -1}
        >
          {tab.count ? (
            <Badge
              badgeContent={tab.count}
              color="warning"
              sx={{ mr: 2.5, '& .MuiBadge-badge': { right: -14, top: 8 } }}
            >
              {tab.label}
            </Badge>
          ) : (
            tab.label
          )}
        </Link>
      ))}
    </TabBar>
  );
}

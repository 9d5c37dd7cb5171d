import Badge from '@mui/material/Badge';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, useLocation } from 'react-router';

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
  const current = above.toSorted((a, b) => b.to.length - a.to.length)[0]?.to ?? tabs[0]?.to ?? false;
  return (
    <Tabs
      value={current}
      aria-label={label}
      variant="scrollable"
      scrollButtons={false}
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        mb: 0.5,
        '@media (max-height: 720px)': { mb: 0, minHeight: 36, '& .MuiTab-root': { minHeight: 36, py: 0.5 } },
      }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.to}
          component={Link}
          to={tab.to}
          value={tab.to}
          label={
            <Badge
              badgeContent={tab.count ?? 0}
              color="warning"
              sx={{ '& .MuiBadge-badge': { right: -14, top: 8 } }}
            >
              {tab.label}
            </Badge>
          }
          sx={{ pr: tab.count ? 4.5 : 2 }}
        />
      ))}
    </Tabs>
  );
}

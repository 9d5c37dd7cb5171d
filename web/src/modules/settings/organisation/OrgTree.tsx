import { mdiDomain, mdiHomeCityOutline, mdiMapMarkerRadiusOutline, mdiOfficeBuildingOutline } from '@mdi/js';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { orgs } from '@sewa/contract/user/organisation';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { z } from 'zod';
import { Icon } from '../../../ui/Icon.tsx';
import { type OrgNode, treeOf } from './org-tree.rules.ts';

export type Org = z.infer<typeof orgs.row>;

const icons: Readonly<Record<Org['level'], string>> = {
  10: mdiHomeCityOutline,
  50: mdiMapMarkerRadiusOutline,
  90: mdiDomain,
  100: mdiOfficeBuildingOutline,
};

/** The organisation as it hangs together: each unit below its parent. */
export function OrgTree({ orgs: all }: { orgs: readonly Org[] }) {
  return <Branch nodes={treeOf(all)} depth={0} />;
}

function Branch({ nodes, depth }: { nodes: readonly OrgNode<Org>[]; depth: number }) {
  const { t } = useTranslation('settings');
  return (
    <List
      disablePadding
      sx={depth > 0 ? { ml: { xs: 2, md: 4 }, borderLeft: 1, borderColor: 'divider' } : { py: 1 }}
    >
      {nodes.map(({ org, children }) => (
        <ListItem key={org.id} disablePadding sx={{ display: 'block' }}>
          <ListItemButton
            component={Link}
            to={`/settings/organisation/units/${org.id}`}
            sx={{ minHeight: 52 }}
          >
            <ListItemIcon>
              <Icon path={icons[org.level]} color="primary" />
            </ListItemIcon>
            <ListItemText
              primary={org.name}
              secondary={t(`level.${org.level}`)}
              slotProps={{ primary: { sx: { overflowWrap: 'anywhere', fontWeight: 500 } } }}
            />
            <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap', ml: 1 }}>
              {t('org.users', { count: org.users })}
            </Typography>
          </ListItemButton>
          {children.length > 0 && <Branch nodes={children} depth={depth + 1} />}
        </ListItem>
      ))}
    </List>
  );
}

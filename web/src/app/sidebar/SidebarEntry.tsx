import { mdiChevronDown } from '@mdi/js';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import { isWithin, type MenuEntry } from '../menu.ts';

interface SidebarEntryProps {
  entry: MenuEntry;
  onChoose: () => void;
}

export function SidebarEntry({ entry, onChoose }: SidebarEntryProps) {
  return entry.children.length > 0 ? (
    <ParentEntry entry={entry} onChoose={onChoose} />
  ) : (
    <PageEntry path={entry.path} label={entry.label} icon={entry.icon} onChoose={onChoose} />
  );
}

/** Leads to the overview of the module. Opens by itself while one of its pages is shown; otherwise by hand. */
function ParentEntry({ entry, onChoose }: SidebarEntryProps) {
  const { t } = useTranslation('app');
  const id = useId();
  const { pathname } = useLocation();
  const isCurrent = isWithin(entry.path, pathname);
  const isOverview = pathname === entry.path;
  const name = t(`menu.${entry.label}`);
  const [choice, setChoice] = useState({ isOpen: isCurrent, isCurrent });
  // Coming to or leaving the module resets what was chosen by hand.
  const isOpen = choice.isCurrent === isCurrent ? choice.isOpen : isCurrent;
  return (
    <ListItem disablePadding sx={{ display: 'block', position: 'relative' }}>
      <ListItemButton
        component={Link}
        to={entry.path}
        selected={isOverview}
        aria-current={isOverview ? 'page' : undefined}
        onClick={() => {
          setChoice({ isOpen: true, isCurrent: true });
          onChoose();
        }}
        sx={{ ...rowLook, pr: 6 }}
      >
        <ListItemIcon sx={iconLook}>
          <Icon path={entry.icon} />
        </ListItemIcon>
        <ListItemText primary={name} />
      </ListItemButton>
      <IconButton
        aria-label={t('menu.below', { name })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChoice({ isOpen: !isOpen, isCurrent })}
        sx={{ position: 'absolute', right: 0, top: 0, width: 44, height: 40, borderRadius: 1 }}
      >
        <Icon
          path={mdiChevronDown}
          fontSize="small"
          sx={{ transition: 'transform 150ms', transform: isOpen ? 'rotate(180deg)' : 'none' }}
        />
      </IconButton>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <List disablePadding>
          {entry.children.map((child) => (
            <PageEntry key={child.path} path={child.path} label={child.label} onChoose={onChoose} />
          ))}
        </List>
      </Collapse>
    </ListItem>
  );
}

interface PageEntryProps {
  path: string;
  label: MenuEntry['label'];
  /** Left out: a child, drawn below its parent's word. */
  icon?: string;
  onChoose: () => void;
}

function PageEntry({ path, label, icon, onChoose }: PageEntryProps) {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const isCurrent = path === '/' ? pathname === '/' : isWithin(path, pathname);
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={path}
        selected={isCurrent}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onChoose}
        sx={rowLook}
      >
        <ListItemIcon sx={iconLook}>{icon && <Icon path={icon} />}</ListItemIcon>
        <ListItemText primary={t(`menu.${label}`)} />
      </ListItemButton>
    </ListItem>
  );
}

const iconLook = { minWidth: 34, color: 'inherit' };

const rowLook = {
  minHeight: 40,
  py: 0.5,
  // The longest word, chosen and bold, still stands in one line.
  px: 1.5,
  color: 'text.secondary',
  '& .MuiListItemText-primary': { fontSize: '0.9375rem', lineHeight: 1.3 },
  '&.Mui-selected, &.Mui-selected:hover': {
    color: 'primary.main',
    bgcolor: 'var(--accent-tint)',
    boxShadow: 'inset 3px 0 0 var(--accent)',
    '& .MuiListItemText-primary': { fontWeight: 600 },
  },
  '&:focus-visible': { outlineOffset: -3 },
};

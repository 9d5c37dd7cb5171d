import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import type { BoardMove } from './use-board.ts';

interface MoveMenuProps<Key extends string | number> {
  /** Of the card. */
  name: string;
  moves: readonly BoardMove<Key>[];
  onMove: (to: Key) => void;
}

/** What dragging does, by keyboard and by touch. */
export function MoveMenu<Key extends string | number>({ name, moves, onMove }: MoveMenuProps<Key>) {
  const { t } = useTranslation('board');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        aria-label={t('moveToNamed', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ px: 1, minWidth: 0 }}
      >
        {t('moveTo')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {moves.map(({ to, label, icon, target }) => (
          <MenuItem
            key={to}
            onClick={() => {
              setAnchor(null);
              onMove(to);
            }}
            sx={{ minHeight: 44 }}
          >
            <ListItemIcon>
              <Icon path={icon} />
            </ListItemIcon>
            <ListItemText primary={label} secondary={target} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

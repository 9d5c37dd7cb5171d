import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ApplicationRow } from '@sewa/contract/applications/applications';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import { verbIcons, verbOf } from '../moves.ts';
import { useApplicationLabels } from '../use-application-labels.ts';

interface MoveMenuProps {
  row: ApplicationRow;
  onMove: (to: number) => void;
}

/** What dragging does, by keyboard and by touch. */
export function MoveMenu({ row, onMove }: MoveMenuProps) {
  const { t } = useTranslation('applications');
  const labels = useApplicationLabels();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        aria-label={t('moveToNamed', { name: row.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ px: 1, minWidth: 0 }}
      >
        {t('moveTo')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {row.movesTo.map((to) => {
          const verb = verbOf(row.status, to);
          return (
            <MenuItem
              key={to}
              onClick={() => {
                setAnchor(null);
                onMove(to);
              }}
              sx={{ minHeight: 44 }}
            >
              <ListItemIcon>
                <Icon path={verbIcons[verb]} />
              </ListItemIcon>
              <ListItemText primary={t(`verb.${verb}`)} secondary={labels.status(to).label} />
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}

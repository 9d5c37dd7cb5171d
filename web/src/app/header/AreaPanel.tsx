import { mdiCheck } from '@mdi/js';
import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AREA_SWITCH_LEVEL } from '@sewa/contract/kernel/calls/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWaitingActions } from '../../platform/outbox/waiting-actions.ts';
import { useSession } from '../../platform/session.ts';
import { isUnsavedElsewhere } from '../../platform/unsaved-elsewhere.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { switchArea, useAreas } from './area.query.ts';
import { HeaderPanel, type PanelProps } from './HeaderPanel.tsx';

const SEARCHABLE_FROM = 8;

export function AreaPanel(panel: PanelProps) {
  const { t } = useTranslation(['app', 'ui']);
  const { user } = useSession();
  const current = user.areaId;
  const areas = useAreas(user.orgLevel >= AREA_SWITCH_LEVEL);
  const [wanted, setWanted] = useState('');
  const waiting = useWaitingActions().length;
  const [asked, setAsked] = useState<{ area: string; text: string; isLoss: boolean } | null>(null);
  const isSearchable = areas.length >= SEARCHABLE_FROM;
  const needle = wanted.trim().toLocaleLowerCase();
  const found = areas.filter(({ name, code }) => `${name} ${code}`.toLocaleLowerCase().includes(needle));
  async function choose(area: string): Promise<void> {
    panel.onClose();
    // The other windows follow into the new area, and what they hold belongs to the old one.
    if (await isUnsavedElsewhere()) setAsked({ area, text: t('header.switchText'), isLoss: true });
    // What waits on this device belongs to the area in which it was done.
    else if (waiting > 0) setAsked({ area, text: t('outbox.switchText', { count: waiting }), isLoss: false });
    else await switchArea(area);
  }

  if (asked !== null) {
    return (
      <ConfirmDialog
        title={t('header.switchTitle')}
        text={asked.text}
        confirmLabel={t('header.switchArea')}
        cancelLabel={t('unsaved.stay', { ns: 'ui' })}
        isDanger={asked.isLoss}
        onConfirm={() => {
          setAsked(null);
          void switchArea(asked.area);
        }}
        onCancel={() => setAsked(null)}
      />
    );
  }
  return (
    <HeaderPanel {...panel}>
      {isSearchable && (
        <Box sx={{ p: 2, pb: 1 }}>
          <TextField
            autoFocus
            fullWidth
            size="small"
            type="search"
            label={t('header.findArea')}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </Box>
      )}
      {found.length === 0 ? (
        <Typography role="status" color="textSecondary" sx={{ px: 2, py: 1.5 }}>
          {t('header.noAreaFound')}
        </Typography>
      ) : (
        <MenuList
          autoFocusItem={!isSearchable}
          aria-label={t('header.switchArea')}
          sx={{ maxHeight: 400, overflowY: 'auto' }}
        >
          {found.map((area) => (
            <MenuItem
              key={area.id}
              selected={area.id === current}
              aria-current={area.id === current ? 'true' : undefined}
              onClick={() => void choose(area.id)}
            >
              <ListItemText
                primary={area.name}
                secondary={area.id === current ? t('header.currentArea') : undefined}
                slotProps={{ primary: { sx: { whiteSpace: 'normal' } } }}
              />
              {area.id === current && <Icon path={mdiCheck} color="primary" />}
            </MenuItem>
          ))}
        </MenuList>
      )}
    </HeaderPanel>
  );
}

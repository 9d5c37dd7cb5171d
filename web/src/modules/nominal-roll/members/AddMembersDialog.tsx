import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { RollMember } from '@sewa/contract/nominal-roll/members';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddByName } from './AddByName.tsx';
import { AddByNumbers } from './AddByNumbers.tsx';
import { AddByScan } from './AddByScan.tsx';
import { AddFromRoll } from './AddFromRoll.tsx';
import { AddResults } from './AddResults.tsx';
import { AddSuggested } from './AddSuggested.tsx';
import { useAddMembers } from './use-add-members.ts';

const ways = ['name', 'scan', 'numbers', 'earlier', 'suggest'] as const;
type Way = (typeof ways)[number];

interface AddMembersDialogProps {
  roll: Roll;
  members: readonly RollMember[];
  onClose: () => void;
}

/** Five ways to add somebody, with one answer for each person below them. */
export function AddMembersDialog({ roll, members, onClose }: AddMembersDialogProps) {
  const { t } = useTranslation(['nominal-roll', 'ui']);
  const [way, setWay] = useState<Way>('name');
  const [role, setRole] = useState('');
  const adding = useAddMembers(roll, role);
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const heading = useId();
  const panel = useId();
  return (
    <Dialog open fullWidth fullScreen={isPhone} maxWidth="md" onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{t('members.add')}</DialogTitle>
      <DialogContent dividers>
        <Stack spacing={2}>
          <Tabs
            value={way}
            onChange={(_event, next: Way) => setWay(next)}
            variant="scrollable"
            scrollButtons={false}
            aria-label={t('add.ways')}
            sx={{ borderBottom: 1, borderColor: 'divider' }}
          >
            {ways.map((one) => (
              <Tab
                key={one}
                value={one}
                id={`${panel}-${one}`}
                aria-controls={panel}
                label={t(`add.${one}.tab`)}
              />
            ))}
          </Tabs>
          <Stack role="tabpanel" id={panel} aria-labelledby={`${panel}-${way}`} spacing={2}>
            {way === 'name' && <AddByName adding={adding} members={members} />}
            {way === 'scan' && <AddByScan adding={adding} />}
            {way === 'numbers' && <AddByNumbers adding={adding} />}
            {way === 'earlier' && <AddFromRoll roll={roll} adding={adding} />}
            {way === 'suggest' && <AddSuggested roll={roll} adding={adding} />}
          </Stack>
          <TextField
            label={t('add.role')}
            helperText={t('add.roleHint')}
            value={role}
            onChange={(event) => setRole(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 80 } }}
            fullWidth
          />
          <AddResults adding={adding} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('add.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

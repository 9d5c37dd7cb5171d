import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
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
import { MemberList } from './MemberList.tsx';
import { MemberTotals } from './MemberTotals.tsx';
import { useAddMembers } from './use-add-members.ts';

const ways = ['name', 'scan', 'numbers', 'earlier', 'suggest'] as const;
type Way = (typeof ways)[number];

interface AddMembersDialogProps {
  roll: Roll;
  members: readonly RollMember[];
  onClose: () => void;
}

/**
 * Five ways to add somebody, with one answer for each person below them. On a desk it shows beside them who goes. On a phone it
 * comes from the bottom; one dialog for both, so that a phone that is turned keeps what was typed.
 */
export function AddMembersDialog({ roll, members, onClose }: AddMembersDialogProps) {
  const { t } = useTranslation(['nominal-roll', 'ui']);
  const [way, setWay] = useState<Way>('name');
  const [role, setRole] = useState('');
  const adding = useAddMembers(roll, role);
  const isDesk = useMediaQuery((theme) => theme.breakpoints.up('md'));
  const heading = useId();
  const panel = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth={isDesk ? 'lg' : 'md'}
      onClose={onClose}
      aria-labelledby={heading}
      sx={{ '& .MuiDialog-container': { alignItems: { xs: 'flex-end', sm: 'center' } } }}
      slotProps={{ paper: { sx: paperStyle } }}
    >
      <DialogTitle id={heading}>{t('members.add')}</DialogTitle>
      <DialogContent dividers sx={isDesk ? twoPanes : {}}>
        <Stack spacing={2} sx={isDesk ? pane : {}}>
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
        {isDesk && <WhoGoes roll={roll} members={members} />}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('add.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Of a fixed height on a desk and a phone, so that it does not jump with each person who is added. */
const paperStyle = {
  m: { xs: 0, sm: 4 },
  width: { xs: '100%', sm: 'calc(100% - 64px)' },
  height: { xs: '92dvh', sm: 'auto', md: 'min(760px, calc(100% - 64px))' },
  maxHeight: { xs: '92dvh', sm: 'calc(100% - 64px)' },
  borderRadius: { xs: '16px 16px 0 0', sm: 1 },
} as const;

/** Each scrolls by itself: a long roll leaves the search where it is. */
const twoPanes = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  p: 0,
} as const;

const pane = { overflowY: 'auto', px: 3, py: 2 } as const;

function WhoGoes({ roll, members }: { roll: Roll; members: readonly RollMember[] }) {
  const { t } = useTranslation('nominal-roll');
  const heading = useId();
  return (
    // Scrolled by keyboard too.
    <Box
      component="section"
      aria-labelledby={heading}
      tabIndex={0}
      sx={{ ...pane, borderLeft: 1, borderColor: 'divider' }}
    >
      <Stack spacing={2}>
        <Typography id={heading} component="h3" sx={{ fontWeight: 600 }}>
          {t('add.going')}
        </Typography>
        {members.length === 0 ? (
          <Typography color="textSecondary">{t('members.none')}</Typography>
        ) : (
          <>
            <MemberTotals members={members} />
            <MemberList roll={roll} members={members} />
          </>
        )}
      </Stack>
    </Box>
  );
}

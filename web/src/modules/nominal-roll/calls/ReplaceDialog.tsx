import { mdiAccountConvertOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { right } from '@sewa/contract/kernel/rights/requirement';
import type { AddResult, RollMember } from '@sewa/contract/nominal-roll/members';
import { mayChangeMembers } from '@sewa/contract/nominal-roll/roll-moves';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonLine } from '../../../people/person/PersonLine.tsx';
import { CallError } from '../../../platform/call-error.ts';
import { useSession } from '../../../platform/session.ts';
import { showToast } from '../../../platform/toast.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { WhyNot } from '../../../ui/WhyNot.tsx';
import { useAddReasons } from '../members/AddResults.tsx';
import { GoOnWithRemark } from '../members/GoOnWithRemark.tsx';
import { useFreeNotes } from '../members/use-free-notes.ts';
import { comeAfterAll, dropOut, replaceMember, useNextFree } from '../roll.queries.ts';
import { PhoneButton } from './CallCard.tsx';

interface ReplaceDialogProps {
  roll: Roll;
  member: RollMember;
  onClose: () => void;
}

/** Somebody does not come: who could, with the number to call, and one step to put them in the place. */
export function ReplaceDialog({ roll, member, onClose }: ReplaceDialogProps) {
  const { t } = useTranslation(['nominal-roll', 'ui']);
  const { user } = useSession();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const heading = useId();
  const { act, isBusy } = useAct();
  const mayChange = mayChangeMembers(roll.status, user.acl);
  const key = { roll: roll.id, member: member.id };
  const drop = () =>
    act({
      run: () => dropOut(key, ''),
      done: t('calls.dropped', { name: member.name }),
      failed: t('calls.failed'),
      undo: {
        run: () => comeAfterAll(key, member.remarks),
        done: t('members.backAgain', { name: member.name }),
        failed: t('members.addFailed'),
      },
      onDone: onClose,
    });
  return (
    <Dialog open fullWidth fullScreen={isPhone} maxWidth="sm" onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{t('calls.replaceTitle', { name: member.name })}</DialogTitle>
      {/* Scrolled by keyboard too. */}
      <DialogContent dividers tabIndex={0}>
        <Stack spacing={2}>
          <Typography>{t('calls.replaceText', { department: roll.department })}</Typography>
          {!mayChange && (
            <Alert severity="info" action={<WhyNot requirement={right('NOMINAL_ROLL.ROLL', 'approve')} />}>
              {t('calls.replaceByOther')}
            </Alert>
          )}
          <NextFree roll={roll} member={member} mayChange={mayChange} onDone={onClose} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {mayChange && (
          <Button color="error" loading={isBusy} onClick={() => void drop()}>
            {t('calls.dropOnly')}
          </Button>
        )}
        <Button onClick={onClose}>{t('calls.decideLater')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface NextFreeProps {
  roll: Roll;
  member: RollMember;
  mayChange: boolean;
  onDone: () => void;
}

function NextFree({ roll, member, mayChange, onDone }: NextFreeProps) {
  const { t } = useTranslation('nominal-roll');
  const notesOf = useFreeNotes();
  const { data: free, error } = useNextFree(roll.id, member.gender);
  const [warned, setWarned] = useState<AddResult | null>(null);
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const reasonsOf = useAddReasons();
  const replace = async (sewadar: string, remark: string) => {
    setBusyWith(sewadar);
    try {
      const result = await replaceMember({ roll: roll.id, member: member.id }, { sewadar, remark });
      if (result.outcome === 'warned') return setWarned(result);
      if (result.outcome !== 'added')
        return showToast(toastTypes.ERROR, [t(`outcome.${result.outcome}`), ...reasonsOf(result)].join('. '));
      showToast(toastTypes.SUCCESS, t('calls.replaced', { name: member.name, other: result.name }));
      onDone();
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
      showToast(toastTypes.ERROR, refusal.said ?? t('calls.failed'));
    } finally {
      setBusyWith(null);
    }
  };
  if (error && !free) return <Alert severity="error">{error.message}</Alert>;
  if (!free) return <Skeleton variant="rounded" height={120} />;
  if (free.length === 0) return <Typography>{t('add.suggest.none')}</Typography>;
  return (
    <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {free.map((one, place) => (
        <Paper key={one.id} component="li" variant="outlined" sx={{ p: 1.5 }} aria-label={one.name}>
          <Stack spacing={1.5}>
            {/* The number stands on the button. */}
            <PersonLine person={{ ...one, phone: '' }} notes={notesOf(one)} />
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
              <PhoneButton phone={one.phone} name={one.name} />
              {mayChange && (
                <Button
                  variant={place === 0 ? 'contained' : 'outlined'}
                  startIcon={<Icon path={mdiAccountConvertOutline} />}
                  loading={busyWith === one.id}
                  disabled={busyWith !== null}
                  onClick={() => void replace(one.id, '')}
                  sx={{ minHeight: 48, flex: { xs: '1 1 auto', sm: 'none' } }}
                >
                  {t('calls.takesPlace')}
                </Button>
              )}
            </Stack>
            {warned?.sewadar === one.id && (
              <GoOnWithRemark
                text={[...reasonsOf(warned), t('add.warned', { count: 1 })].join('. ')}
                onGoOn={(remark) => void replace(one.id, remark)}
              />
            )}
          </Stack>
        </Paper>
      ))}
    </Stack>
  );
}

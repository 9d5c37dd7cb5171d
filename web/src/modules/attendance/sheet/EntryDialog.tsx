import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Mark, marks } from '@sewa/contract/attendance/marks';
import type { Sheet, SheetPerson } from '@sewa/contract/attendance/sheets';
import { entryWords } from '@sewa/contract/attendance/words';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../platform/toast.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { enterLeaving } from '../attendance.queries.ts';
import { momentOnSheet } from './sheet-moment.ts';

interface EntryDialogProps {
  sheet: Sheet;
  person: SheetPerson;
  onMark: (mark: Mark | null) => void;
  onClose: () => void;
}

/** Every mark, and when somebody left who forgot to check out. */
export function EntryDialog({ sheet, person, onMark, onClose }: EntryDialogProps) {
  const { t } = useTranslation('attendance');
  const { choice, label } = useFieldWords(entryWords);
  const { time } = useFormat();
  const title = useId();
  const give = (mark: Mark | null) => {
    onMark(mark);
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{person.name}</DialogTitle>
      <DialogContent>
        <Stack spacing={1}>
          {person.inAt !== null && (
            <Typography color="textSecondary">
              {`${label('inAt')}: ${time(person.inAt)}`}
              {person.outAt !== null && ` · ${label('outAt')}: ${time(person.outAt)}`}
            </Typography>
          )}
          {marks.map((mark) => (
            <Button
              key={mark}
              variant={mark === person.mark ? 'contained' : 'outlined'}
              onClick={() => give(mark)}
              sx={{ minHeight: 48 }}
            >
              {choice('mark', mark)}
            </Button>
          ))}
          {person.mark !== null && (
            <Button onClick={() => give(null)} sx={{ minHeight: 48 }}>
              {t('mark.clear')}
            </Button>
          )}
          {person.inAt !== null && (
            <Leaving sheet={sheet} person={person} cameAt={person.inAt} onDone={onClose} />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('mark.back')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface LeavingProps {
  sheet: Sheet;
  person: SheetPerson;
  cameAt: string;
  onDone: () => void;
}

function Leaving({ sheet, person, cameAt, onDone }: LeavingProps) {
  const { t } = useTranslation('attendance');
  const { label } = useFieldWords(entryWords);
  // Whoever came after the planned end did not leave at it.
  const [left, setLeft] = useState(Date.parse(cameAt) < Date.parse(sheet.endsAt) ? sheet.endTime : '');
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    const { sewadar, name } = person;
    const describe = t('leave.queued', { name, time: left, department: sheet.department });
    setIsBusy(true);
    try {
      const outcome = await enterLeaving(sheet, { sewadar, at: momentOnSheet(sheet, left), describe });
      // What was refused stays in the field, to be corrected.
      if (outcome.kind === 'refused') return showToast(toastTypes.ERROR, outcome.message);
      if (outcome.kind === 'done') showToast(toastTypes.SUCCESS, t('leave.done'));
      onDone();
    } catch (error) {
      console.warn('A time could not be kept', error);
      showToast(toastTypes.ERROR, t('leave.failed'));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Stack direction="row" spacing={1} sx={{ pt: 1, alignItems: 'center' }}>
      <TextField
        type="time"
        size="small"
        label={label('outAt')}
        value={left}
        onChange={(event) => setLeft(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ flex: 1 }}
      />
      <Button variant="outlined" loading={isBusy} disabled={left === ''} onClick={() => void save()}>
        {t('leave.save')}
      </Button>
    </Stack>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { isCampEditable } from '@sewa/contract/blood-donation/camp-moves';
import { callOutcomeLabels } from '@sewa/contract/blood-donation/camp-words';
import { type CalledDonor, type Camp, camps } from '@sewa/contract/blood-donation/camps';
import { type CampCallOutcome, campCallOutcomes } from '@sewa/contract/blood-donation/enums';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonLine } from '../../../people/person/PersonLine.tsx';
import { call } from '../../../platform/call.ts';
import { languageStore } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { useAct } from '../../../ui/use-act.ts';
import { CallButton } from './CallButton.tsx';
import { isWithdrawal } from './calling-rows.rules.ts';
import { refreshCamps } from './camp.queries.ts';

/** A donor to be called, with the number and one button for each outcome. */
export function CallingLine({
  camp,
  donor,
  onCalled,
}: {
  camp: Camp;
  donor: CalledDonor;
  onCalled: (after: CalledDonor) => void;
}) {
  const { t } = useTranslation('blood-donation');
  const { user } = useSession();
  const { day, dateTime } = useFormat();
  const language = useStore(languageStore);
  const { act, isBusy } = useAct();
  const [note, setNote] = useState(donor.note);
  const isNoteChanged = note.trim() !== donor.note;
  const { name, outcome: saved } = donor;
  const send = async (body: Pick<CalledDonor, 'outcome' | 'note'>, after: CalledDonor) => {
    await call(camps.recordCall, { params: { id: camp.id, donor: donor.id }, body });
    onCalled(after);
    void refreshCamps();
  };
  const save = (outcome: CampCallOutcome) => {
    const body = { outcome, note: note.trim() };
    const calledAt = new Date().toISOString();
    return act({
      run: () => send(body, { ...donor, ...body, calledAt, calledByName: user.name, claim: null }),
      done: t('camp.callSaved', { name }),
      failed: t('camp.callFailed'),
    });
  };
  const withdraw = () => {
    const body = { outcome: null, note: '' };
    return act({
      run: () => send(body, { ...donor, ...body, calledAt: null, calledByName: '' }),
      done: t('camp.callRemoved', { name }),
      failed: t('camp.callFailed'),
      undo: {
        // It is stored as a new call.
        run: () =>
          send(
            { outcome: saved, note: donor.note },
            { ...donor, calledAt: new Date().toISOString(), calledByName: user.name },
          ),
        done: t('camp.callSaved', { name }),
        failed: t('camp.callFailed'),
      },
    });
  };
  const choose = (outcome: CampCallOutcome) =>
    isWithdrawal(donor, { outcome, note }) ? withdraw() : save(outcome);
  const last = [
    donor.lastDonationOn && t('camp.lastGave', { day: day(donor.lastDonationOn) }),
    donor.outcome &&
      donor.calledAt &&
      `${callOutcomeLabels[donor.outcome][language]} (${dateTime(donor.calledAt)}, ${donor.calledByName})`,
  ].filter(Boolean);
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5 }} aria-label={donor.name}>
      <Stack spacing={1}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1}
          sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' } }}
        >
          <Box sx={{ minWidth: 0 }}>
            {/* The number stands on the button. */}
            <PersonLine person={{ ...donor, phone: '' }} />
          </Box>
          <CallButton camp={camp} donor={donor} />
        </Stack>
        {last.length > 0 && <Typography color="textSecondary">{last.join(' · ')}</Typography>}
        {isCampEditable(camp.status) && (
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-end' }}>
            {campCallOutcomes.map((outcome) => (
              <Button
                key={outcome}
                size="small"
                variant={donor.outcome === outcome ? 'contained' : 'outlined'}
                aria-pressed={donor.outcome === outcome}
                disabled={isBusy}
                onClick={() => void choose(outcome)}
                sx={{ minHeight: 44 }}
              >
                {callOutcomeLabels[outcome][language]}
              </Button>
            ))}
            <TextField
              size="small"
              label={t('camp.note')}
              value={note}
              onChange={(event) => setNote(event.target.value.slice(0, 200))}
            />
            {saved !== null && isNoteChanged && (
              <Button size="small" disabled={isBusy} onClick={() => void save(saved)} sx={{ minHeight: 44 }}>
                {t('camp.saveNote')}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
    </Paper>
  );
}

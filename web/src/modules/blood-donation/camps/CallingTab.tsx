import { mdiPhone, mdiPhoneOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { isCampEditable } from '@sewa/contract/blood-donation/camp-moves';
import { callOutcomeLabels } from '@sewa/contract/blood-donation/camp-words';
import { type CalledDonor, type Camp, camps } from '@sewa/contract/blood-donation/camps';
import { type CampCallOutcome, campCallOutcomes } from '@sewa/contract/blood-donation/enums';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonLine } from '../../../people/person/PersonLine.tsx';
import { call } from '../../../platform/call.ts';
import { phoneText } from '../../../platform/intl/phone-text.ts';
import { languageStore } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { CallingFilters, everybody, filterOf } from './CallingFilters.tsx';
import { isWithdrawal, type JustCalled, withJustCalled } from './calling-rows.rules.ts';
import { refreshCamps } from './camp.queries.ts';

const PAGE = 25;
const TYPING_PAUSE_MS = 350;

interface View {
  choice: typeof everybody;
  page: number;
  /** Of this page and choice. */
  called: readonly JustCalled[];
}

/** Who may be called for the camp, with one button to call and one for each outcome. */
export function CallingTab({ camp }: { camp: Camp }) {
  const { t } = useTranslation('blood-donation');
  const { may } = useSession();
  const { number, day } = useFormat();
  const [{ choice, page, called }, setView] = useState<View>({ choice: everybody, page: 0, called: [] });
  const isAllowed = may(camps.callingList.requirement);
  const q = useSettled(choice.q.trim(), TYPING_PAUSE_MS);
  const asked = { page, sort: choice.sort, filter: filterOf(choice), ...(q === '' ? {} : { q }) };
  const query = useQuery({
    queryKey: [camps.list.path, camp.id, 'calling-list', asked],
    queryFn: ({ signal }) =>
      call(camps.callingList, { params: { id: camp.id }, query: { size: PAGE, ...asked }, signal }),
    placeholderData: keepPreviousData,
    enabled: isAllowed,
  });
  if (!isAllowed)
    return <NoPermission requirement={camps.callingList.requirement} title={t('camp.calling')} />;
  if (query.error && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <PageSkeleton />;
  const { total } = query.data;
  const rows = withJustCalled(query.data.rows, called);
  const show = (next: Partial<View>) => setView({ choice, page: 0, ...next, called: [] });
  // An answer or an undo may come when another page is shown.
  const keep = (donor: CalledDonor, place: number) =>
    setView((now) =>
      now.choice === choice && now.page === page
        ? { ...now, called: [...now.called.filter((one) => one.donor.id !== donor.id), { place, donor }] }
        : now,
    );
  return (
    <Stack spacing={2}>
      <Typography color="textSecondary">{t('camp.callingText', { day: day(camp.firstDay) })}</Typography>
      <CallingFilters choice={choice} onChange={(next) => show({ choice: next })} />
      <Typography role="status">{t('camp.callable', { count: total, shown: number(total) })}</Typography>
      {rows.length === 0 ? (
        <EmptyState icon={mdiPhoneOutline} title={t('camp.nobody')} text={t('camp.nobodyText')} />
      ) : (
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {rows.map((donor, place) => (
            <CallLine key={donor.id} camp={camp} donor={donor} onCalled={(after) => keep(after, place)} />
          ))}
        </Stack>
      )}
      {total > PAGE && (
        <Pagination
          count={Math.ceil(total / PAGE)}
          page={page + 1}
          onChange={(_event, next) => show({ page: next - 1 })}
        />
      )}
    </Stack>
  );
}

function CallLine({
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
      run: () => send(body, { ...donor, ...body, calledAt, calledByName: user.name }),
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
          <Button
            component="a"
            href={`tel:${donor.phone}`}
            variant="outlined"
            startIcon={<Icon path={mdiPhone} />}
            sx={{ minHeight: 44, flexShrink: 0 }}
          >
            {phoneText(donor.phone)}
          </Button>
        </Stack>
        {last.length > 0 && <Typography color="textSecondary">{last.join(' · ')}</Typography>}
        {isCampEditable(camp.status) && (
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
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

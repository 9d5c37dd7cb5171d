import { mdiPhone, mdiPhoneOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { isCampEditable } from '@sewa/contract/blood-donation/camp-moves';
import { callOutcomeLabels } from '@sewa/contract/blood-donation/camp-words';
import { type CalledDonor, type Camp, camps } from '@sewa/contract/blood-donation/camps';
import { type CampCallOutcome, campCallOutcomes } from '@sewa/contract/blood-donation/enums';
import { bloodGroups } from '@sewa/contract/people/person';
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
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { refreshCamps } from './camp.queries.ts';

const PAGE = 25;
/** The choice of all has no value, and is read all the same. */
const shownWhenEmpty = { select: { displayEmpty: true }, inputLabel: { shrink: true } } as const;

/** Who may be called for the camp, with one button to call and one for each outcome. */
export function CallingTab({ camp }: { camp: Camp }) {
  const { t } = useTranslation('blood-donation');
  const { may } = useSession();
  const { number, day } = useFormat();
  const language = useStore(languageStore);
  const [group, setGroup] = useState('');
  const [outcome, setOutcome] = useState('');
  const [page, setPage] = useState(0);
  const isAllowed = may(camps.callingList.requirement);
  const filter = {
    ...(group === '' ? {} : { bloodGroup: group as (typeof bloodGroups)[number] }),
    ...(outcome === '' ? {} : { outcome: outcome as CampCallOutcome | 'notCalled' }),
  };
  const query = useQuery({
    queryKey: [camps.list.path, camp.id, 'calling-list', filter, page],
    queryFn: ({ signal }) =>
      call(camps.callingList, { params: { id: camp.id }, query: { size: PAGE, page, filter }, signal }),
    placeholderData: keepPreviousData,
    enabled: isAllowed,
  });
  if (!isAllowed)
    return <NoPermission requirement={camps.callingList.requirement} title={t('camp.calling')} />;
  if (query.error && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <PageSkeleton />;
  const { rows, total } = query.data;
  const choose = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    setPage(0);
  };
  return (
    <Stack spacing={2}>
      <Typography color="textSecondary">{t('camp.callingText', { day: day(camp.firstDay) })}</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        <TextField
          select
          label={t('camp.group')}
          value={group}
          onChange={choose(setGroup)}
          slotProps={shownWhenEmpty}
          sx={{ minWidth: 160 }}
        >
          <MenuItem value="">{t('camp.all')}</MenuItem>
          {bloodGroups.map((value) => (
            <MenuItem key={value} value={value}>
              {value.replace('-', '−')}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={t('camp.outcome')}
          value={outcome}
          onChange={choose(setOutcome)}
          slotProps={shownWhenEmpty}
          sx={{ minWidth: 200 }}
        >
          <MenuItem value="">{t('camp.all')}</MenuItem>
          <MenuItem value="notCalled">{t('camp.notCalled')}</MenuItem>
          {campCallOutcomes.map((value) => (
            <MenuItem key={value} value={value}>
              {callOutcomeLabels[value][language]}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Typography role="status">{t('camp.callable', { count: total, shown: number(total) })}</Typography>
      {rows.length === 0 ? (
        <EmptyState icon={mdiPhoneOutline} title={t('camp.nobody')} text={t('camp.nobodyText')} />
      ) : (
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {rows.map((donor) => (
            <CallLine key={donor.id} camp={camp} donor={donor} />
          ))}
        </Stack>
      )}
      {total > PAGE && (
        <Pagination
          count={Math.ceil(total / PAGE)}
          page={page + 1}
          onChange={(_event, next) => setPage(next - 1)}
        />
      )}
    </Stack>
  );
}

function CallLine({ camp, donor }: { camp: Camp; donor: CalledDonor }) {
  const { t } = useTranslation('blood-donation');
  const { day, dateTime } = useFormat();
  const language = useStore(languageStore);
  const { act, isBusy } = useAct();
  const [note, setNote] = useState(donor.note);
  const record = (outcome: CampCallOutcome | null) =>
    act({
      run: () =>
        call(camps.recordCall, {
          params: { id: camp.id, donor: donor.id },
          body: { outcome, note: note.trim() },
        }),
      done: t('camp.callSaved', { name: donor.name }),
      failed: t('camp.callFailed'),
      onDone: () => void refreshCamps(),
    });
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
                onClick={() => void record(donor.outcome === outcome ? null : outcome)}
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
          </Stack>
        )}
      </Stack>
    </Paper>
  );
}

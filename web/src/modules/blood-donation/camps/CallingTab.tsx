import { mdiPhoneOutline } from '@mdi/js';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isCampEditable } from '@sewa/contract/blood-donation/camp-moves';
import { CALL_CLAIM_MINUTES, type CalledDonor, type Camp, camps } from '@sewa/contract/blood-donation/camps';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { CallingFilters, everybody, filterOf } from './CallingFilters.tsx';
import { CallingLine } from './CallingLine.tsx';
import { type JustCalled, withJustCalled } from './calling-rows.rules.ts';
import { useReleaseOnLeaving } from './use-release-on-leaving.ts';

const PAGE = 25;
const TYPING_PAUSE_MS = 350;
/** A claim that runs out is no change that would be heard of. */
const CLAIMED_REFETCH_MS = 30_000;

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
    refetchInterval: ({ state }) =>
      state.data?.rows.some(({ claim }) => claim !== null) ? CLAIMED_REFETCH_MS : false,
    enabled: isAllowed,
  });
  useReleaseOnLeaving(camp.id, query.data?.rows);
  if (!isAllowed)
    return <NoPermission requirement={camps.callingList.requirement} title={t('camp.calling')} />;
  if (query.error && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <PageSkeleton />;
  const { total } = query.data;
  const rows = withJustCalled(query.data.rows, called);
  const show = (next: Partial<View>) => setView({ choice, page: 0, ...next, called: [] });
  // An answer or an undo may come when another page is shown.
  const keep = (donor: CalledDonor, place: number) => {
    const seenCallAt = query.data.rows.find(({ id }) => id === donor.id)?.calledAt ?? null;
    setView((now) => {
      if (now.choice !== choice || now.page !== page) return now;
      const others = now.called.filter((one) => one.donor.id !== donor.id);
      return { ...now, called: [...others, { place, donor, seenCallAt }] };
    });
  };
  return (
    <Stack spacing={2}>
      <Typography color="textSecondary">
        {t('camp.callingText', { day: day(camp.firstDay) })}{' '}
        {isCampEditable(camp.status) && t('camp.callingHow', { minutes: number(CALL_CLAIM_MINUTES) })}
      </Typography>
      <CallingFilters choice={choice} onChange={(next) => show({ choice: next })} />
      <Typography role="status">{t('camp.callable', { count: total, shown: number(total) })}</Typography>
      {rows.length === 0 ? (
        <EmptyState icon={mdiPhoneOutline} title={t('camp.nobody')} text={t('camp.nobodyText')} />
      ) : (
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {rows.map((donor, place) => (
            <CallingLine key={donor.id} camp={camp} donor={donor} onCalled={(after) => keep(after, place)} />
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

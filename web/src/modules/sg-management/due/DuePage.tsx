import { mdiCalendarCheckOutline } from '@mdi/js';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DueItem } from '@sewa/contract/sg-management/due';
import { premises } from '@sewa/contract/sg-management/premises';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { useSession } from '../../../platform/session.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PlainSelect } from '../../../ui/form/PlainSelect.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { DueList } from './DueList.tsx';
import { useDue } from './due.queries.ts';
import { HearDue } from './HearDue.tsx';

const DAYS = 366;

/** The calendar of what is due: late first, then month by month for a year. */
export function DuePage() {
  const { t } = useTranslation('sg-management');
  const { monthName, number } = useFormat();
  const mayChoose = useSession().user.centres.length > 1;
  const [centre, setCentre] = useCentreInAddress();
  const { data, error, refetch } = useDue({ days: DAYS, centre });
  const groups = data && groupsOf(data.rows);
  return (
    <>
      <HearDue />
      <PageHeader trail={[]} title={t('due.title')} hasCount count={data?.total} />
      <SectionTabs section="/sg-management" />
      {mayChoose && <CentreChoice centre={centre} onChoose={setCentre} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={240} sx={{ mt: 2 }} />}
      {groups?.length === 0 && (
        <EmptyState icon={mdiCalendarCheckOutline} title={t('due.none')} text={t('due.noneText')} />
      )}
      {data && data.total > data.rows.length && (
        <Typography sx={{ mt: 2 }}>
          {t('due.first', { shown: number(data.rows.length), total: number(data.total) })}{' '}
          {mayChoose && centre === '' && t('due.chooseCentre')}
        </Typography>
      )}
      <Stack spacing={3} sx={{ mt: 2, maxWidth: 960 }}>
        {groups?.map(({ key, items }) => (
          <section key={key}>
            <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
              {key === 'late' ? t('due.overdue') : `${monthName(key)} ${key.slice(0, 4)}`}
            </Typography>
            <DueList items={items} hasCentre />
          </section>
        ))}
      </Stack>
    </>
  );
}

/** In the address, so that the way back leads to the same list. Empty: all centres. */
function useCentreInAddress(): [centre: string, choose: (centre: string) => void] {
  const [params, setParams] = useSearchParams();
  const { user } = useSession();
  const centre = user.centres.find(({ id }) => id === params.get('centre'))?.id ?? '';
  const choose = (next: string) => setParams(next === '' ? {} : { centre: next }, { replace: true });
  return [centre, choose];
}

function CentreChoice({ centre, onChoose }: { centre: string; onChoose: (centre: string) => void }) {
  const { t } = useTranslation('sg-management');
  const { user } = useSession();
  const { label } = useResourceWords(premises);
  return (
    <PlainSelect
      size="small"
      label={label('centre')}
      value={centre}
      choices={user.centres.map(({ id, name }) => [id, name])}
      none={t('register.allCentres')}
      onChange={onChoose}
      sx={{ mt: 2, minWidth: 200, maxWidth: 320 }}
    />
  );
}

function groupsOf(items: readonly DueItem[]): { key: string; items: DueItem[] }[] {
  const groups = new Map<string, DueItem[]>();
  for (const item of items) {
    const key = item.day < today() ? 'late' : item.day.slice(0, 7);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups].map(([key, found]) => ({ key, items: found }));
}

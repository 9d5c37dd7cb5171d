import { mdiMicrosoftExcel } from '@mdi/js';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { attendanceSummary, summaryGroups } from '@sewa/contract/attendance/summary';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { callUrl } from '../../../platform/call.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useSession } from '../../../platform/session.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { AttendanceTabs } from '../AttendanceTabs.tsx';
import { MonthSelect } from './MonthSelect.tsx';
import { periodUpTo } from './months.rules.ts';
import { asQuery, ReportFilter, ReportSelect } from './ReportFilter.tsx';
import { useSummary } from './report.queries.ts';
import { SummaryTable } from './SummaryTable.tsx';
import { useReportFilter } from './use-report-filter.ts';

const lengths = ['1', '3', '6', '12'] as const;

/** Percentages and days of sewa of some months, by person, department or centre. */
export function SummaryPage() {
  const { t } = useTranslation('attendance');
  const { may } = useSession();
  const { chosen, choose } = useReportFilter();
  const [params, setParams] = useSearchParams();
  const by = summaryGroups.find((group) => group === params.get('by')) ?? 'person';
  const months = lengths.find((length) => length === params.get('months')) ?? '1';
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    next.set(name, value);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const query = { by, ...periodUpTo(chosen.month, Number(months)), ...asQuery(chosen) };
  const { data, error, refetch } = useSummary(query);
  const save = () => saveFile(callUrl(attendanceSummary.file, { query: { ...query, format: 'xlsx' } }));
  return (
    <>
      <PageHeader
        trail={[]}
        title={t('summary.title')}
        hasCount
        count={data?.total}
        action={
          may(attendanceSummary.file.requirement) && (
            <Button startIcon={<Icon path={mdiMicrosoftExcel} />} onClick={() => void save()}>
              {t('register.excel')}
            </Button>
          )
        }
      />
      <AttendanceTabs />
      <ReportFilter chosen={chosen} onChoose={choose}>
        <ReportSelect
          label={t('summary.by')}
          value={by}
          choices={summaryGroups.map((group) => [group, t(`summary.group.${group}`)])}
          onChange={(group) => set('by', group)}
        />
        <MonthSelect month={chosen.month} onChoose={(month) => choose({ month })} />
        <ReportSelect
          label={t('summary.period')}
          value={months}
          choices={lengths.map((length) => [length, t('summary.months', { count: Number(length) })])}
          onChange={(length) => set('months', length)}
        />
      </ReportFilter>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data?.total === 0 && <Typography color="textSecondary">{t('summary.empty')}</Typography>}
      {data && data.total > 0 && <SummaryTable by={by} rows={data.rows} />}
      {data && data.total > data.rows.length && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('register.more', { count: data.total - data.rows.length })}
        </Typography>
      )}
    </>
  );
}

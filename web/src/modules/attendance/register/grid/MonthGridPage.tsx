import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../platform/use-format.ts';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../../ui/PageHeader.tsx';
import { AttendanceTabs } from '../../AttendanceTabs.tsx';
import { MonthClosing } from '../MonthClosing.tsx';
import { MonthSelect } from '../MonthSelect.tsx';
import { ReportFilter } from '../ReportFilter.tsx';
import { useReportFilter } from '../use-report-filter.ts';
import { GridWork } from './GridWork.tsx';
import { useGrid, useHearGrid } from './grid.queries.ts';

/** A department and a month on one screen, marked by keyboard or thumb. */
export function MonthGridPage() {
  const { t } = useTranslation('attendance');
  const { month: monthText } = useFormat();
  const { chosen, choose } = useReportFilter();
  const { month, centre, department } = chosen;
  const isChosen = centre !== '' && department !== '';
  const { data, error, refetch } = useGrid(chosen, isChosen);
  useHearGrid(data);
  const isWaiting = isChosen && !data && !error;
  return (
    <>
      <PageHeader trail={[]} title={t('grid.title')} hasCount count={data?.total} />
      <AttendanceTabs />
      <ReportFilter chosen={chosen} onChoose={choose} isOneEach end={<MonthClosing month={month} />}>
        <MonthSelect month={month} onChoose={(next) => choose({ month: next })} />
      </ReportFilter>
      {!isChosen && <Alert severity="info">{t('grid.choose')}</Alert>}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isWaiting && <Skeleton variant="rounded" height={320} />}
      {isChosen && data?.total === 0 && <Typography color="textSecondary">{t('grid.empty')}</Typography>}
      {isChosen && data && data.total > 0 && (
        <GridWork
          key={`${month} ${centre} ${department}`}
          month={month}
          grid={data}
          label={`${department}, ${monthText(month)}`}
        />
      )}
      {data && data.total > data.people.length && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('grid.more', { count: data.total - data.people.length })}
        </Typography>
      )}
    </>
  );
}

import { mdiMicrosoftExcel, mdiPrinterOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { attendancePrints } from '@sewa/contract/attendance/print';
import { attendanceReports } from '@sewa/contract/attendance/register';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../platform/call.ts';
import { openFile, saveFile } from '../../../platform/save-file.ts';
import { useSession } from '../../../platform/session.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { AttendanceTabs } from '../AttendanceTabs.tsx';
import { MonthClosing } from './MonthClosing.tsx';
import { MonthSelect } from './MonthSelect.tsx';
import { RegisterTable } from './RegisterTable.tsx';
import { asQuery, ReportFilter } from './ReportFilter.tsx';
import { useRegister } from './report.queries.ts';
import { useReportFilter } from './use-report-filter.ts';

/** People and the days of a month on one screen. */
export function RegisterPage() {
  const { t } = useTranslation('attendance');
  const { may } = useSession();
  const { chosen, choose } = useReportFilter();
  const { month } = chosen;
  const query = { month, ...asQuery(chosen) };
  const { data, error, refetch } = useRegister(query);
  const save = () =>
    saveFile(callUrl(attendanceReports.registerFile, { query: { ...query, format: 'xlsx' } }));
  const print = () => openFile(callUrl(attendancePrints.register, { query }));
  return (
    <>
      <PageHeader
        trail={[]}
        title={t('register.title')}
        hasCount
        count={data?.total}
        action={
          <Stack direction="row" spacing={1}>
            <Button
              startIcon={<Icon path={mdiPrinterOutline} />}
              disabled={!data || data.total === 0}
              onClick={() => void print()}
            >
              {t('register.print')}
            </Button>
            {may(attendanceReports.registerFile.requirement) && (
              <Button startIcon={<Icon path={mdiMicrosoftExcel} />} onClick={() => void save()}>
                {t('register.excel')}
              </Button>
            )}
          </Stack>
        }
      />
      <AttendanceTabs />
      <ReportFilter chosen={chosen} onChoose={choose} end={<MonthClosing month={month} />}>
        <MonthSelect month={month} onChoose={(next) => choose({ month: next })} />
      </ReportFilter>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && data.total === 0 && <Typography color="textSecondary">{t('register.empty')}</Typography>}
      {data && data.total > 0 && <RegisterTable month={month} rows={data.rows} />}
      {data && data.total > data.rows.length && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('register.more', { count: data.total - data.rows.length })}
        </Typography>
      )}
    </>
  );
}

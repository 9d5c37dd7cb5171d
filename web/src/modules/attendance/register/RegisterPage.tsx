import { mdiMicrosoftExcel } from '@mdi/js';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { attendanceReports } from '@sewa/contract/attendance/register';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../platform/call.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useSession } from '../../../platform/session.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { AttendanceTabs } from '../AttendanceTabs.tsx';
import { MonthClosing } from './MonthClosing.tsx';
import { monthsUpTo } from './months.rules.ts';
import { RegisterTable } from './RegisterTable.tsx';
import { asQuery, ReportFilter } from './ReportFilter.tsx';
import { useRegister } from './report.queries.ts';

/** People and the days of a month on one screen. */
export function RegisterPage() {
  const { t } = useTranslation('attendance');
  const { may, user } = useSession();
  const format = useFormat();
  const [month, setMonth] = useState(() => today().slice(0, 7));
  // One centre at first: the whole area would be thousands of people.
  const [chosen, setChosen] = useState({ centre: user.centres[0]?.id ?? '', department: '' });
  const query = { month, ...asQuery(chosen) };
  const { data, error, refetch } = useRegister(query);
  const save = () =>
    saveFile(callUrl(attendanceReports.registerFile, { query: { ...query, format: 'xlsx' } }));
  return (
    <>
      <PageHeader
        trail={[]}
        title={t('register.title')}
        hasCount
        count={data?.total}
        action={
          may(attendanceReports.registerFile.requirement) && (
            <Button startIcon={<Icon path={mdiMicrosoftExcel} />} onClick={() => void save()}>
              {t('register.excel')}
            </Button>
          )
        }
      />
      <AttendanceTabs />
      <ReportFilter chosen={chosen} onChoose={setChosen} end={<MonthClosing month={month} />}>
        <TextField
          select
          size="small"
          label={t('register.month')}
          value={month}
          onChange={(event) => setMonth(event.target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ flex: '1 1 150px', maxWidth: 220 }}
        >
          {monthsUpTo(today().slice(0, 7)).map((one) => (
            <option key={one} value={one}>
              {format.month(one)}
            </option>
          ))}
        </TextField>
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

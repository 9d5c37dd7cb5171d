import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { reportWords } from '@sewa/contract/attendance/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { phoneText } from '../../../platform/intl/phone-text.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PersonLine } from '../../../ui/person/PersonLine.tsx';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { AttendanceTabs } from '../AttendanceTabs.tsx';
import { asQuery, ReportFilter } from './ReportFilter.tsx';
import { useUnseen } from './report.queries.ts';

/** Who served before and has not been seen for six weeks: a list for care. */
export function UnseenPage() {
  const { t } = useTranslation('attendance');
  const { day } = useFormat();
  const { label } = useFieldWords(reportWords);
  const [chosen, setChosen] = useState({ centre: '', department: '' });
  const { data, error, refetch } = useUnseen(asQuery(chosen));
  return (
    <>
      <PageHeader trail={[]} title={t('unseen.title')} hasCount count={data?.total} />
      <AttendanceTabs />
      <ReportFilter chosen={chosen} onChoose={(change) => setChosen({ ...chosen, ...change })} />
      <Alert severity="info" sx={{ mb: 1 }}>
        {t('unseen.text')}
      </Alert>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data?.rows.length === 0 && <Typography color="textSecondary">{t('unseen.empty')}</Typography>}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data?.rows.map((row) => (
          <Paper key={row.sewadar} component="li" variant="outlined" sx={{ p: 1 }}>
            <Link to={`/sewadar/${row.sewadar}`} style={{ color: 'inherit', textDecoration: 'none' }}>
              <PersonLine
                photo={row.photo}
                name={row.name}
                nameLatin={row.nameLatin}
                details={[
                  t('list.number', { number: row.number }),
                  row.centreName,
                  phoneText(row.phone),
                  `${label('lastSeen')}: ${day(row.lastSeen)}`,
                ]}
              />
            </Link>
          </Paper>
        ))}
      </Stack>
    </>
  );
}

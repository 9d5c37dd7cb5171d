import { mdiFilePdfBox, mdiMicrosoftExcel } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AnyReport } from '@sewa/contract/bav/reports/report';
import { shopReports } from '@sewa/contract/bav/reports/reports';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router';
import { callUrl } from '../../../platform/call.ts';
import { languageStore } from '../../../platform/language.ts';
import { openFile, saveFile } from '../../../platform/save-file.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ReportChart } from './ReportChart.tsx';
import { ReportFilter } from './ReportFilter.tsx';
import { ReportTable } from './ReportTable.tsx';
import { ReportTabs } from './ReportTabs.tsx';
import { useReport } from './report.queries.ts';
import { useReportQuery } from './use-report-query.ts';

const path = '/bav/reports';

/** /bav/reports: the first report, and a tab for each declared one; its filter, chart, table, Excel and PDF follow from the declaration. */
export function ReportPages() {
  const [first] = shopReports;
  return (
    <Routes>
      {shopReports.map((report) => (
        <Route
          key={report.name}
          path={report.name}
          element={<OneReport key={report.name} report={report} />}
        />
      ))}
      {first && <Route index element={<OneReport report={first} />} />}
      <Route path="*" element={<Navigate to={path} replace />} />
    </Routes>
  );
}

function OneReport({ report }: { report: AnyReport }) {
  const { t } = useTranslation(['reports', 'app']);
  const language = useStore(languageStore);
  const { number } = useFormat();
  const { may } = useSession();
  const { query, change } = useReportQuery(report);
  const { data, error, refetch, isPlaceholderData } = useReport(report, query);
  return (
    <>
      <PageHeader
        trail={[]}
        title={t('app:menu.bavReports')}
        action={
          may(report.file.requirement) && (
            <Stack direction="row" spacing={1}>
              <Button
                startIcon={<Icon path={mdiMicrosoftExcel} />}
                onClick={() =>
                  void saveFile(callUrl(report.file, { query: { ...query, format: 'xlsx' } as never }))
                }
              >
                {t('excel')}
              </Button>
              <Button
                startIcon={<Icon path={mdiFilePdfBox} />}
                onClick={() =>
                  void openFile(callUrl(report.print, { query: { ...query, language } as never }))
                }
              >
                {t('pdf')}
              </Button>
            </Stack>
          )
        }
      />
      <ReportTabs />
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {report.hint[language]}
      </Typography>
      <ReportFilter report={report} query={query} onChange={change} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && (
        <Box sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          {data.total === 0 && <Typography color="textSecondary">{t('empty')}</Typography>}
          {data.total > 0 && (
            <>
              <ReportChart report={report} query={query} rows={data.rows} />
              <ReportTable report={report} query={query} found={data} />
            </>
          )}
          {data.total > data.rows.length && (
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {t('more', { count: number(data.total - data.rows.length) })}
            </Typography>
          )}
        </Box>
      )}
    </>
  );
}

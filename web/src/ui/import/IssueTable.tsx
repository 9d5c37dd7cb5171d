import { mdiAlertCircleOutline, mdiAlertOutline } from '@mdi/js';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import type { ImportState } from '@sewa/contract/imports/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/use-format.ts';
import { Icon } from '../Icon.tsx';
import { RetryList } from '../RetryList.tsx';
import { useIssues } from './import.queries.ts';

const SIZE = 50;

/** Every error by row and column, as the spreadsheet counts them: the person mends the file beside it. */
export function IssueTable({ state }: { state: ImportState }) {
  const { t } = useTranslation(['import', 'ui']);
  const { number } = useFormat();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useIssues(state, page, SIZE);
  if (error && !data) return <RetryList onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton variant="rounded" height={240} aria-label={t('ui:loading')} />;
  return (
    <Paper variant="outlined">
      <TableContainer sx={{ maxHeight: 440 }}>
        <Table size="small" aria-label={t('check.issues')}>
          <TableHead>
            <TableRow>
              <TableCell align="right">{t('check.row')}</TableCell>
              <TableCell>{t('check.column')}</TableCell>
              <TableCell>{t('check.problem')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.rows.flatMap(({ row, issues }) =>
              issues.map((issue) => (
                <TableRow key={`${row} ${issue.field} ${issue.code}`}>
                  <TableCell align="right">{row}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    {issue.column === '' && issue.heading !== ''
                      ? t('check.notInFile', { column: issue.heading })
                      : [issue.column, issue.heading].filter(Boolean).join(' · ')}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    <Icon
                      path={issue.isWarning ? mdiAlertOutline : mdiAlertCircleOutline}
                      fontSize="small"
                      titleAccess={t(issue.isWarning ? 'check.warning' : 'check.error')}
                      sx={{
                        mr: 1,
                        verticalAlign: 'text-bottom',
                        color: issue.isWarning ? 'warning.main' : 'error.main',
                      }}
                    />
                    {issue.message}
                  </TableCell>
                </TableRow>
              )),
            )}
          </TableBody>
        </Table>
      </TableContainer>
      {data.total > SIZE && (
        <TablePagination
          component="div"
          count={data.total}
          page={page}
          rowsPerPage={SIZE}
          rowsPerPageOptions={[SIZE]}
          onPageChange={(_event, next) => setPage(next)}
          labelDisplayedRows={({ from, to, count }) =>
            t('ui:pager.range', { from: number(from), to: number(to), total: number(count) })
          }
          getItemAriaLabel={(type) => t(`ui:pager.${type}`)}
        />
      )}
    </Paper>
  );
}

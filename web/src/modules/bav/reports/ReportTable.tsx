import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { AnyReport, ReportColumn } from '@sewa/contract/bav/reports/report';
import type { ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { listAddress } from '../../../ui/chart/list-address.ts';
import type { ReportQuery } from './report.queries.ts';
import { useReportCells } from './use-report-cells.ts';

interface ReportTableProps {
  report: AnyReport;
  query: ReportQuery;
  found: ReplyOf<AnyReport['read']>;
}

/** The numbers of a report, with the sums of all rows below them. */
export function ReportTable({ report, query, found }: ReportTableProps) {
  const { t } = useTranslation('reports');
  const language = useStore(languageStore);
  const { columns, heading, cell } = useReportCells(report, query);
  const align = ({ kind }: ReportColumn) => (kind === 'text' || kind === 'day' ? 'left' : 'right');
  const address = (id: unknown) => addressOf(report, id);
  const style = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
  return (
    <TableContainer role="region" tabIndex={0} aria-label={report.title[language]} sx={{ mt: 2 }}>
      <Table size="small" sx={{ '& td, & th': { px: 1 } }}>
        <TableHead>
          <TableRow>
            {columns.map(([name, column]) => (
              <TableCell key={name} align={align(column)}>
                {heading(name, column)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {found.rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and the whole table changes at once
            <TableRow key={place} hover>
              {columns.map(([name, column], nth) => (
                <TableCell
                  key={name}
                  align={align(column)}
                  {...(nth === 0 ? { component: 'th', scope: 'row' } : {})}
                  sx={column.kind === 'text' ? { minWidth: nth === 0 ? 160 : 100 } : style}
                >
                  {nth === 0 && address(row['id']) !== null ? (
                    <Link component={RouterLink} to={address(row['id']) ?? ''}>
                      {cell(column, row[name])}
                    </Link>
                  ) : (
                    cell(column, row[name])
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            {columns.map(([name, column], nth) => (
              <TableCell
                key={name}
                align={align(column)}
                sx={{ ...style, fontWeight: 600, fontSize: '1rem', color: 'text.primary' }}
              >
                {nth === 0 ? t('sum') : column.isTotalled && cell(column, found.totals[name])}
              </TableCell>
            ))}
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}

/** Where a row leads: the stock of its item, or the orders of its centre. */
function addressOf({ opens }: AnyReport, id: unknown): string | null {
  if (opens === undefined || typeof id !== 'string') return null;
  return opens === 'item' ? `/bav/inventory/${id}` : listAddress('/bav/order', { centre: id });
}

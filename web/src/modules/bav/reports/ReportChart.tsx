import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AnyReport, ReportColumnKind, ReportRow } from '@sewa/contract/bav/reports/report';
import { BarChart } from '../../../ui/chart/BarChart.tsx';
import { ColumnChart } from '../../../ui/chart/ColumnChart.tsx';
import type { ReportQuery } from './report.queries.ts';
import { useReportCells } from './use-report-cells.ts';

/** More columns than this are too narrow to be read; more bars are a table. */
const MOST_COLUMNS = 31;
const MOST_BARS = 12;
const units: Partial<Record<ReportColumnKind, string>> = { money: ' (₹)', percent: ' (%)' };

/** The columns that the report names: over time side by side, otherwise the largest as bars. Money in whole rupees. */
export function ReportChart(props: { report: AnyReport; query: ReportQuery; rows: readonly ReportRow[] }) {
  const { report, query } = props;
  const { columns, heading, cell } = useReportCells(report, query);
  const [first] = columns;
  if (!report.chart || !first) return null;
  const [key, naming] = first;
  const isTime = props.rows.every((row) => /^\d{4}-\d\d(-\d\d)?$/.test(String(row[key])));
  const drawn = columns.filter(([name]) => report.chart?.columns.includes(name));
  // In a bar the second sum is a part of the first.
  const [whole, part] = drawn;
  if (!whole) return null;
  const largestFirst = (a: ReportRow, b: ReportRow) => Number(b[whole[0]] ?? 0) - Number(a[whole[0]] ?? 0);
  const shown = isTime
    ? props.rows.slice(-MOST_COLUMNS)
    : props.rows.toSorted(largestFirst).slice(0, MOST_BARS);
  const amountOf = (row: ReportRow, [name, column]: (typeof drawn)[number]) =>
    Math.max(0, Math.round(Number(row[name] ?? 0) / (column.kind === 'money' ? 100 : 1)));
  const named = (row: ReportRow) => ({
    key: String(row['id'] ?? row[key]),
    label: cell(naming, row[key]),
    links: [],
  });
  const frame = { mt: 2, maxWidth: 1100 };
  if (isTime && shown.length > 1)
    return (
      <Box sx={frame}>
        <ColumnChart
          series={drawn.map((column) => heading(...column))}
          rows={shown.map((row) => ({ ...named(row), values: drawn.map((column) => amountOf(row, column)) }))}
        />
      </Box>
    );
  const parts = (row: ReportRow) => {
    const all = amountOf(row, whole);
    const own = part ? Math.min(amountOf(row, part), all) : 0;
    return part ? [own, all - own] : [all];
  };
  const series = part
    ? [heading(...part), `${heading(...whole)} − ${heading(...part)}`]
    : [heading(...whole)];
  return (
    <Box sx={frame}>
      {!part && (
        <Typography variant="body2" color="textSecondary">
          {heading(...whole)}
          {units[whole[1].kind] ?? ''}
        </Typography>
      )}
      <BarChart series={series} rows={shown.map((row) => ({ ...named(row), values: parts(row) }))} />
    </Box>
  );
}

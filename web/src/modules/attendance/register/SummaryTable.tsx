import Box from '@mui/material/Box';
import { marks } from '@sewa/contract/attendance/marks';
import type { SummaryGroup, SummaryRow } from '@sewa/contract/attendance/summary';
import { entryWords, reportWords } from '@sewa/contract/attendance/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useFormat } from '../../../platform/use-format.ts';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { RowGap } from './RowGap.tsx';
import { sortedRows } from './summary-sort.rules.ts';
import { ROW_HEIGHT, useRowWindow } from './use-row-window.ts';

/** Each row leads on: a department or a centre to its people, a person to the record. */
export function SummaryTable({ by, rows }: { by: SummaryGroup; rows: readonly SummaryRow[] }) {
  const { t } = useTranslation('attendance');
  const { number } = useFormat();
  const { label } = useFieldWords(reportWords);
  const { choice } = useFieldWords(entryWords);
  const [isByPercentage, setIsByPercentage] = useState(false);
  const sorted = isByPercentage ? sortedRows(rows) : rows;
  const { drawn, onScroll } = useRowWindow(rows.length);
  const sortLabel = t(isByPercentage ? 'summary.byName' : 'summary.lowestFirst');
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={t('summary.title')}
      onScroll={onScroll}
      sx={{
        overflow: 'auto',
        maxHeight: '75vh',
        maxWidth: 'max-content',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box component="table" aria-rowcount={rows.length + 1} sx={summaryStyle}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{t(`summary.group.${by}`)}</th>
            <th scope="col" aria-sort={isByPercentage ? 'ascending' : 'none'}>
              <button type="button" title={sortLabel} onClick={() => setIsByPercentage(!isByPercentage)}>
                {`% ${isByPercentage ? '▲' : '↕'}`}
              </button>
            </th>
            <th scope="col">{label('sewaDays')}</th>
            {marks.map((mark) => (
              <th key={mark} scope="col">
                {choice('mark', mark)}
              </th>
            ))}
            {by !== 'person' && <th scope="col">{label('people')}</th>}
          </tr>
        </thead>
        <tbody>
          {drawn.map((one) => {
            if (one.kind === 'gap') return <RowGap key={`gap ${one.from}`} rows={one.rows} />;
            const row = sorted[one.row];
            if (!row) return null;
            return (
              <tr key={row.key} data-row aria-rowindex={one.row + 2}>
                <th scope="row" title={[row.name, row.nameLatin].filter(Boolean).join(' · ')}>
                  <RowLink by={by} row={row} />
                </th>
                <td>{row.percentage === null ? '–' : number(row.percentage)}</td>
                <td>{number(row.sewaDays)}</td>
                {marks.map((mark) => (
                  <td key={mark}>{number(row[mark])}</td>
                ))}
                {by !== 'person' && <td>{number(row.people)}</td>}
              </tr>
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
}

function RowLink({ by, row }: { by: SummaryGroup; row: SummaryRow }) {
  const { t } = useTranslation('attendance');
  const [params] = useSearchParams();
  if (by === 'person') return <Link to={`/sewadar/${row.key}`}>{row.name}</Link>;
  if (row.name === '') return t('summary.elsewhere');
  const next = new URLSearchParams(params);
  next.set('by', 'person');
  next.set(by, row.key);
  return <Link to={`?${next}`}>{row.name}</Link>;
}

const summaryStyle = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    height: ROW_HEIGHT,
    boxSizing: 'border-box',
    px: 1.5,
    py: 0,
    fontWeight: 400,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    borderBottom: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
  },
  '& thead th': { position: 'sticky', top: 0, zIndex: 1, height: 40, fontWeight: 600 },
  '& thead button': { all: 'unset', cursor: 'pointer', minWidth: 44, minHeight: 36, px: 0.5 },
  '& thead button:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    textAlign: 'start',
    width: { xs: 140, md: 300 },
    minWidth: { xs: 140, md: 300 },
    maxWidth: { xs: 140, md: 300 },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& tbody th a': { color: 'inherit' },
  '& thead th:first-of-type': { zIndex: 2 },
} as const;

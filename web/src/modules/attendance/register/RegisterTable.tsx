import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { marks } from '@sewa/contract/attendance/marks';
import { daysInMonth, isSunday } from '@sewa/contract/attendance/months';
import { markLetters, type RegisterRow } from '@sewa/contract/attendance/register';
import { entryWords, reportWords } from '@sewa/contract/attendance/words';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { RowGap } from './RowGap.tsx';
import { tableStyle, tableWidth } from './table-style.ts';
import { useRowWindow } from './use-row-window.ts';

interface Day {
  day: string;
  isSunday: boolean;
}

/** People and the days of a month. The letters are coloured, so that a row is read at a glance. */
export function RegisterTable({ month, rows }: { month: string; rows: readonly RegisterRow[] }) {
  const { t } = useTranslation('attendance');
  const { number } = useFormat();
  const { label } = useFieldWords(reportWords);
  const { choice } = useFieldWords(entryWords);
  const days = useMemo(
    (): Day[] => daysInMonth(month).map((day) => ({ day, isSunday: isSunday(day) })),
    [month],
  );
  const { drawn, onScroll } = useRowWindow(rows.length);
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {marks.map((mark) => `${markLetters[mark]} ${choice('mark', mark)}`).join(' · ')}
      </Typography>
      <Box
        tabIndex={0}
        role="region"
        aria-label={t('register.title')}
        onScroll={onScroll}
        sx={{ overflow: 'auto', maxHeight: '75vh', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Box
          component="table"
          aria-rowcount={rows.length + 1}
          sx={[tableStyle, { width: tableWidth({ days: days.length, totals: 2 }) }]}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">{t('list.label')}</th>
              {days.map((one, place) => (
                <th key={one.day} scope="col" data-shaded={one.isSunday || undefined}>
                  {number(place + 1)}
                </th>
              ))}
              <th scope="col" data-total title={label('sewaDays')}>
                {t('grid.days')}
              </th>
              <th scope="col" data-total>
                %
              </th>
            </tr>
          </thead>
          <tbody>
            {drawn.map((one) => {
              if (one.kind === 'gap') return <RowGap key={`gap ${one.from}`} rows={one.rows} />;
              const row = rows[one.row];
              return row ? <Row key={row.sewadar} row={row} place={one.row} days={days} /> : null;
            })}
          </tbody>
        </Box>
      </Box>
    </>
  );
}

const Row = memo(function Row(props: { row: RegisterRow; place: number; days: readonly Day[] }) {
  const { row, place, days } = props;
  const { number } = useFormat();
  return (
    <tr data-row aria-rowindex={place + 2}>
      <th scope="row" title={`${row.name} · ${row.nameLatin}`}>
        {row.name}
      </th>
      {days.map((one, day) => (
        <td key={one.day} data-mark={row.letters.charAt(day)} data-shaded={one.isSunday || undefined}>
          {row.letters.charAt(day)}
        </td>
      ))}
      <td data-total>{number(row.sewaDays)}</td>
      <td data-total>{row.percentage === null ? '–' : number(row.percentage)}</td>
    </tr>
  );
});

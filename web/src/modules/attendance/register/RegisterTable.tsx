import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { marks } from '@sewa/contract/attendance/marks';
import { markLetters, type RegisterRow } from '@sewa/contract/attendance/register';
import { entryWords, reportWords } from '@sewa/contract/attendance/words';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';

/** Letters by colour, so that a row is read at a glance; the letter alone says it as well. */
const colours: Readonly<Record<string, string>> = {
  P: 'success.main',
  L: 'warning.main',
  H: 'warning.main',
  A: 'error.main',
  E: 'text.secondary',
};

/** Names stay in sight to the left, days above; the table scrolls by itself, never the page. */
export function RegisterTable({ month, rows }: { month: string; rows: readonly RegisterRow[] }) {
  const { t } = useTranslation('attendance');
  const { number } = useFormat();
  const { label } = useFieldWords(reportWords);
  const { choice } = useFieldWords(entryWords);
  const days = Array.from(rows[0]?.letters ?? '', (_letter, place) => place + 1);
  const isSunday = (day: number) => new Date(`${month}-${String(day).padStart(2, '0')}`).getUTCDay() === 0;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {marks.map((mark) => `${markLetters[mark]} ${choice('mark', mark)}`).join(' · ')}
      </Typography>
      <Box
        tabIndex={0}
        role="region"
        aria-label={t('register.title')}
        sx={{ overflow: 'auto', maxHeight: '75vh', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Box component="table" sx={tableStyle}>
          <thead>
            <tr>
              <th scope="col">{t('list.label')}</th>
              {days.map((day) => (
                <th key={day} scope="col" data-sunday={isSunday(day)}>
                  {number(day)}
                </th>
              ))}
              <th scope="col">{label('sewaDays')}</th>
              <th scope="col">%</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.sewadar} data-row>
                <th scope="row" title={`${row.name} · ${row.nameLatin}`}>
                  {row.name}
                </th>
                {days.map((day) => (
                  <Cell key={day} letter={row.letters.charAt(day - 1)} isSunday={isSunday(day)} />
                ))}
                <td>{number(row.sewaDays)}</td>
                <td>{row.percentage === null ? '–' : number(row.percentage)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </>
  );
}

function Cell({ letter, isSunday }: { letter: string; isSunday: boolean }) {
  return (
    <Box component="td" data-sunday={isSunday} sx={{ color: colours[letter] ?? 'text.secondary' }}>
      {letter}
    </Box>
  );
}

const tableStyle = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.8125rem',
  '& th, & td': {
    px: 0.25,
    py: 0.25,
    minWidth: 25,
    textAlign: 'center',
    fontWeight: 600,
    borderBottom: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
  },
  '& [data-sunday=true]': { bgcolor: 'var(--accent-tint)' },
  '& thead th': { position: 'sticky', top: 0, zIndex: 1 },
  '& tr > :first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    minWidth: { xs: 120, md: 160 },
    maxWidth: { xs: 130, md: 200 },
    px: 1,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '& thead tr > :first-of-type': { zIndex: 2 },
} as const;

import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { useGateCounts } from './verify.queries.ts';

/** The scans of today, a row for each gate and a column for each hour. */
export function GateCounts() {
  const { t } = useTranslation('verify');
  const { number } = useFormat();
  const counts = useGateCounts().data ?? [];
  if (counts.length === 0) return null;
  const hours = [...new Set(counts.map(({ hour }) => hour))].sort((a, b) => a - b);
  const gates = [...new Set(counts.map(({ gate }) => gate))];
  const sum = (rows: typeof counts, what: 'count' | 'refused') =>
    rows.reduce((total, row) => total + row[what], 0);
  return (
    <section aria-label={t('counts.title')}>
      <Typography variant="h2">{t('counts.title')}</Typography>
      <TableContainer tabIndex={0} aria-label={t('counts.title')} role="region">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('gate.name')}</TableCell>
              {hours.map((hour) => (
                <TableCell key={hour} align="right">{`${String(hour).padStart(2, '0')}:00`}</TableCell>
              ))}
              <TableCell align="right">{t('counts.all')}</TableCell>
              <TableCell align="right">{t('counts.refused')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {gates.map((gate) => {
              const own = counts.filter((row) => row.gate === gate);
              return (
                <TableRow key={gate}>
                  <TableCell component="th" scope="row">
                    {gate || t('gate.unnamed')}
                  </TableCell>
                  {hours.map((hour) => (
                    <TableCell key={hour} align="right">
                      {number(
                        sum(
                          own.filter((row) => row.hour === hour),
                          'count',
                        ),
                      )}
                    </TableCell>
                  ))}
                  <TableCell align="right">{number(sum(own, 'count'))}</TableCell>
                  <TableCell align="right">{number(sum(own, 'refused'))}</TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
    </section>
  );
}

import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { DEPOSIT } from '@sewa/contract/badges/quick-rights';
import { quickKindWords } from '@sewa/contract/badges/quick-words';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import type { TokenSummary } from './quick.queries.ts';

const words = { kind: quickKindWords };

/** The printed numbers by kind; of deposits also what is out. */
export function TokenSummaries({ summaries }: { summaries: readonly TokenSummary[] }) {
  const { t } = useTranslation('quick');
  const { number } = useFormat();
  const { label, choice } = useFieldWords(words);
  if (summaries.length === 0) return <Typography color="textSecondary">{t('summary.none')}</Typography>;
  return (
    <TableContainer role="region" tabIndex={0} aria-label={t('summary.title')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{label('kind')}</TableCell>
            <TableCell>{t('summary.numbers')}</TableCell>
            <TableCell align="right">{t('summary.count')}</TableCell>
            <TableCell align="right">{t('summary.out')}</TableCell>
            <TableCell align="right">{t('summary.returned')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {summaries.map((one) => (
            <TableRow key={one.kind}>
              <TableCell component="th" scope="row">
                {choice('kind', one.kind)}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{one.numbers.replaceAll(',', ', ')}</TableCell>
              <TableCell align="right">{number(one.count)}</TableCell>
              <TableCell align="right">{one.kind === DEPOSIT ? number(one.out) : '–'}</TableCell>
              <TableCell align="right">{one.kind === DEPOSIT ? number(one.returned) : '–'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { departmentWords } from '@sewa/contract/sewadar/logged-words';
import type { Sewadar } from '@sewa/contract/sewadar/sewadars';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';

/** Where somebody serves and served. Days of sewa stand beside it, with attendance. */
export function SewaTab({ sewadar: { departments } }: { sewadar: Sewadar }) {
  const { t } = useTranslation('person');
  const { label } = useFieldWords(departmentWords);
  const { day } = useFormat();
  if (departments.length === 0) return <Typography color="textSecondary">{t('department.none')}</Typography>;
  return (
    <Table
      aria-label={t('department.title')}
      // Narrow columns wrap, so that a phone need not scroll sideways.
      sx={{
        maxWidth: 800,
        tableLayout: 'fixed',
        '& td, & th': { px: { xs: 0.5, sm: 2 }, overflowWrap: 'anywhere' },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{label('department')}</TableCell>
          <TableCell>{label('role')}</TableCell>
          <TableCell>{label('since')}</TableCell>
          <TableCell>{label('until')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {departments.map(({ id, department, role, since, until }) => (
          <TableRow key={id ?? department}>
            <TableCell component="th" scope="row">
              {department}
            </TableCell>
            <TableCell>{role || '–'}</TableCell>
            <TableCell>{since ? day(since) : '–'}</TableCell>
            <TableCell>{until ? day(until) : '–'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

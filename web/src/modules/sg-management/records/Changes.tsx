import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { SgRecord } from '@sewa/contract/sg-management/records';
import { sgRecords } from '@sewa/contract/sg-management/records';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { nothing, useFieldTexts } from '../../../ui/resource/use-field-values.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { changedFields } from './changes.rules.ts';

/** What changed since the last decision, old beside new. Nothing where nothing changed. */
export function Changes({ record }: { record: SgRecord }) {
  const { t } = useTranslation('sg-management');
  const { dateTime } = useFormat();
  const words = useResourceWords(sgRecords);
  const textOf = useFieldTexts(sgRecords);
  const { before } = record;
  const fields = changedFields(record);
  if (before === null || fields.length === 0) return null;
  return (
    <section aria-label={t('changes.title')}>
      <Typography variant="h3" component="h2">
        {t('changes.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {t('changes.since', { name: before.byName, when: dateTime(before.at) })}
      </Typography>
      <TableContainer>
        <Table size="small" sx={{ '& th, & td': { px: { xs: 1, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('changes.field')}</TableCell>
              <TableCell>{t('changes.old')}</TableCell>
              <TableCell>{t('changes.new')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {fields.map((field) => (
              <TableRow key={field}>
                <TableCell component="th" scope="row">
                  {words.label(field)}
                </TableCell>
                <TableCell sx={{ whiteSpace: 'pre-line', overflowWrap: 'break-word' }}>
                  {textOf(before.substance, field) || nothing}
                </TableCell>
                <TableCell sx={{ whiteSpace: 'pre-line', overflowWrap: 'break-word', fontWeight: 600 }}>
                  {textOf(record, field) || nothing}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </section>
  );
}

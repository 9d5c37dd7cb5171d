import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ApplicationRecord } from '@sewa/contract/applications/applications';
import { useTranslation } from 'react-i18next';
import { changedEntries } from './changed-entries.rules.ts';
import { useEntryWords } from './use-entry-words.ts';

/** For those who decide anew: what was changed since it was sent back, old beside new. */
export function ChangesTab({ application }: { application: ApplicationRecord }) {
  const { t } = useTranslation('applications');
  const words = useEntryWords();
  const changed = changedEntries(application.before ?? {}, { ...application });
  const cell = { overflowWrap: 'anywhere', verticalAlign: 'top', whiteSpace: 'pre-wrap' } as const;
  if (changed.length === 0) return <Typography color="textSecondary">{t('changes.none')}</Typography>;
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('changes.text')}
      </Typography>
      <TableContainer>
        <Table size="small" aria-label={t('tab.changes')} sx={{ tableLayout: 'fixed', maxWidth: 960 }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('changes.field')}</TableCell>
              <TableCell>{t('changes.before')}</TableCell>
              <TableCell>{t('changes.after')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {changed.map(({ name, before, after }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row" sx={cell}>
                  {words.label(name)}
                </TableCell>
                <TableCell sx={{ ...cell, color: 'text.secondary' }}>{words.value(name, before)}</TableCell>
                <TableCell sx={{ ...cell, fontWeight: 600 }}>{words.value(name, after)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { changeLogWords } from '@sewa/contract/kernel/resource/change-log-words';
import type { Change } from '@sewa/contract/kernel/resource/changes';
import { choiceWord } from '@sewa/contract/kernel/resource/words';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../platform/language.ts';
import { useStore } from '../../platform/store.ts';
import { type ChangeWords, narrowed, toldFields } from './change-words.ts';

/** Each field before and after. A created record has no before, a deleted one no after: that column is left out. */
export function ChangedFields({ change, words }: { change: Change; words: ChangeWords }) {
  const { t } = useTranslation(['record', 'ui']);
  const language = useStore(languageStore);
  const { before, after } = change;
  const origin = choiceWord(changeLogWords.origin, change.origin, language) ?? change.origin;
  const isWhole = before === null || after === null;
  const names = toldFields({ ...before, ...after }).filter(
    // A new record has many fields that nobody has filled in.
    (name) => !isWhole || !isBlank((after ?? before)?.[name]),
  );
  const cell = { overflowWrap: 'anywhere', verticalAlign: 'top', whiteSpace: 'pre-wrap' } as const;
  return (
    <TableContainer>
      <Table size="small" sx={{ tableLayout: 'fixed' }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '30%' }}>{t('history.field')}</TableCell>
            {before && <TableCell>{t('history.before')}</TableCell>}
            {after && <TableCell>{t('history.after')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {names.map((name) => {
            const [old, now] = narrowed(before?.[name], after?.[name]);
            return (
              <TableRow key={name}>
                <TableCell component="th" scope="row" sx={cell}>
                  {words.field(name, change.entity)}
                </TableCell>
                {before && (
                  <TableCell sx={{ ...cell, color: 'text.secondary' }}>
                    {words.value(name, old, change.entity)}
                  </TableCell>
                )}
                {after && <TableCell sx={cell}>{words.value(name, now, change.entity)}</TableCell>}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        {t('history.origin', { origin })}
      </Typography>
    </TableContainer>
  );
}

function isBlank(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { SyncConflict } from '@sewa/contract/sync/sync';
import { useTranslation } from 'react-i18next';
import type { ChangeWords } from '../../../../ui/record/change-words.ts';
import { FactList } from '../../../../ui/record/FactList.tsx';

interface ConflictFieldsProps {
  conflict: SyncConflict;
  words: ChangeWords;
}

/** Each field with both values and whose they are. A phone has no room for two values side by side. */
export function ConflictFields({ conflict, words }: ConflictFieldsProps) {
  const { t } = useTranslation('sync');
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const { winner, deviceName, entity } = conflict;
  const sides = { cloud: t('scope.here.cloud'), device: deviceName || t('review.laptop') };
  const [winning, losing] = winner === 'device' ? [sides.device, sides.cloud] : [sides.cloud, sides.device];
  const heading = { kept: t('review.kept', { side: winning }), lost: t('review.lost', { side: losing }) };
  const rows = conflict.fields.map(({ field, kept, lost }) => ({
    field,
    label: words.field(field, entity),
    kept: words.value(field, kept, entity),
    lost: words.value(field, lost, entity),
  }));
  if (isPhone) {
    return (
      <FactList
        facts={rows.map(({ label, kept, lost }) => ({
          label,
          value: (
            <>
              <strong>{kept}</strong> ({heading.kept})
              <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {lost} ({heading.lost})
              </Box>
            </>
          ),
        }))}
      />
    );
  }
  return (
    <Table size="small" sx={{ tableLayout: 'fixed', maxWidth: 900 }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: '30%' }}>{t('review.field')}</TableCell>
          <TableCell>{heading.kept}</TableCell>
          <TableCell>{heading.lost}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ field, label, kept, lost }) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row" sx={cell}>
              {label}
            </TableCell>
            <TableCell sx={{ ...cell, fontWeight: 600 }}>{kept}</TableCell>
            <TableCell sx={{ ...cell, color: 'text.secondary' }}>{lost}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const cell = { overflowWrap: 'anywhere', verticalAlign: 'top', whiteSpace: 'pre-wrap' } as const;

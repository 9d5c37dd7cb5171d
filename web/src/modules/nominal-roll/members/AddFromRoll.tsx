import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { useEarlierRolls } from '../roll.queries.ts';
import type { Adding } from './use-add-members.ts';

/** Everybody of another roll, as far as they are free and active. */
export function AddFromRoll({ roll, adding }: { roll: Roll; adding: Adding }) {
  const { t } = useTranslation('nominal-roll');
  const { day, number } = useFormat();
  const [from, setFrom] = useState('');
  const others = (useEarlierRolls().data?.rows ?? []).filter(
    ({ id, members }) => id !== roll.id && members > 0,
  );
  if (others.length === 0) return <Typography color="textSecondary">{t('add.earlier.none')}</Typography>;
  return (
    <>
      <TextField
        select
        label={t('add.earlier.label')}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
        fullWidth
      >
        {others.map((one) => (
          <MenuItem key={one.id} value={one.id} sx={{ whiteSpace: 'normal' }}>
            {t('add.earlier.option', {
              number: one.number,
              destination: one.destination,
              day: day(one.fromDay),
              members: number(one.members),
            })}
          </MenuItem>
        ))}
      </TextField>
      <Box>
        <Button
          variant="outlined"
          disabled={from === ''}
          loading={adding.isBusy}
          onClick={() => void adding.add({ from })}
        >
          {t('add.earlier.copy')}
        </Button>
      </Box>
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { MAX_ADDED } from '@sewa/contract/nominal-roll/members';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numbersIn } from './numbers.rules.ts';
import type { Adding } from './use-add-members.ts';

/** Sewadar numbers from a list, pasted or typed. */
export function AddByNumbers({ adding }: { adding: Adding }) {
  const { t } = useTranslation('nominal-roll');
  const [text, setText] = useState('');
  const numbers = numbersIn(text);
  const isTooMany = numbers.length > MAX_ADDED;
  return (
    <>
      <TextField
        label={t('add.numbers.label')}
        helperText={isTooMany ? t('add.numbers.tooMany', { most: MAX_ADDED }) : t('add.numbers.hint')}
        error={isTooMany}
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        minRows={3}
        maxRows={8}
        fullWidth
      />
      <Box>
        <Button
          variant="outlined"
          disabled={numbers.length === 0 || isTooMany}
          loading={adding.isBusy}
          onClick={() => void adding.add({ numbers }).then(() => setText(''))}
        >
          {t('add.count', { count: numbers.length })}
        </Button>
      </Box>
    </>
  );
}

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A number as it is typed; what is no number, or out of range, waits for its correction. */
export function MillimetreInput({ label, value, min, max, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  const shown = numberOf(typed) === value ? typed : String(value);
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      size="small"
      value={refused ?? shown}
      error={refused !== null}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = numberOf(target.value);
        const isGood = next !== null && next >= min && next <= max;
        setRefused(isGood ? null : target.value);
        if (isGood) onChange(next);
      }}
      onBlur={() => setRefused(null)}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
    />
  );
}

function numberOf(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^-?\d{1,3}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

type ColourInputProps = { label: string } & (
  | { isOptional?: false; value: string; onChange: (colour: string) => void }
  | { isOptional: true; value: string | null; onChange: (colour: string | null) => void }
);

/** The browser's own colour chooser; a box may have none. */
export function ColourInput(props: ColourInputProps) {
  const { t } = useTranslation('cards');
  const { label, value } = props;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <TextField
        label={label}
        size="small"
        type="color"
        value={value ?? '#ffffff'}
        disabled={value === null}
        onChange={({ target }) => props.onChange(target.value.toLowerCase())}
        sx={{ width: 120 }}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {props.isOptional && (
        <FormControlLabel
          label={t('template.noFill')}
          control={
            <Checkbox
              checked={value === null}
              onChange={({ target }) => props.onChange(target.checked ? null : '#e1eef0')}
            />
          }
        />
      )}
    </Stack>
  );
}

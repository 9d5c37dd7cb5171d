import TextField, { type TextFieldProps } from '@mui/material/TextField';

interface PlainSelectProps extends Pick<TextFieldProps, 'size' | 'sx' | 'fullWidth'> {
  label: string;
  value: string;
  choices: readonly (readonly [value: string, label: string])[];
  /** What choosing none of them means; without it one is always chosen. */
  none?: string | undefined;
  onChange: (value: string) => void;
}

/** A choice outside a form, by the browser's own list: a letter or an arrow chooses, and a phone shows its wheel. */
export function PlainSelect({ label, value, choices, none, onChange, ...looks }: PlainSelectProps) {
  return (
    <TextField
      {...looks}
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {none !== undefined && <option value="">{none}</option>}
      {choices.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { mayBecomeCopies, readCopies } from './copies.rules.ts';

interface CopiesFieldProps {
  /** Null: empty. */
  value: number | null;
  onChange: (copies: number | null) => void;
  /** Left out where the heading of the column stands for it. */
  label?: string;
  /** For those who do not see the line: which number of which item it is. */
  name: string;
  error: boolean;
  width: number;
  isDisabled?: boolean;
}

/** How many copies: a text box for digits, because a spinner of type=number changes by the mouse wheel. */
export function CopiesField(props: CopiesFieldProps) {
  const { value, label } = props;
  // As it is typed: an emptied field stays empty.
  const [typed, setTyped] = useState('');
  const shown = readCopies(typed) === value ? typed : String(value ?? '');
  return (
    <TextField
      size="small"
      {...(label === undefined ? { hiddenLabel: true } : { label })}
      value={shown}
      error={props.error}
      disabled={props.isDisabled ?? false}
      onChange={({ target }) => {
        if (!mayBecomeCopies(target.value)) return;
        setTyped(target.value);
        props.onChange(readCopies(target.value));
      }}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          autoComplete: 'off',
          role: 'spinbutton',
          'aria-label': props.name,
        },
      }}
      sx={{ width: props.width, flexShrink: 0 }}
    />
  );
}

import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { splitScanned } from './scanned-code.rules.ts';

const LONGEST_NAME = 60;

interface GateNameProps {
  gate: string;
  onChange: (gate: string) => void;
  /** A card was scanned while the field still had the focus. */
  onScan: (code: string) => void;
}

/** Named once in the morning; the first scan often comes while the field still has the focus. */
export function GateName({ gate, onChange, onScan }: GateNameProps) {
  const { t } = useTranslation('verify');
  // Longer than a name while a scanner types.
  const [typed, setTyped] = useState(gate);
  const change = (text: string) => {
    setTyped(text);
    onChange(text.slice(0, LONGEST_NAME));
  };
  return (
    <TextField
      size="small"
      label={t('gate.name')}
      value={typed}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setTyped((now) => now.slice(0, LONGEST_NAME))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        const scanned = splitScanned(typed);
        if (scanned) {
          change(scanned.before);
          onScan(scanned.code);
        }
        // What comes next is for the scan field.
        if (event.target instanceof HTMLElement) event.target.blur();
      }}
    />
  );
}

import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

const LONGEST_NAME = 60;

interface GateNameProps {
  gate: string;
  onChange: (gate: string) => void;
}

/** Named once in the morning. */
export function GateName({ gate, onChange }: GateNameProps) {
  const { t } = useTranslation('verify');
  return (
    <TextField
      size="small"
      label={t('gate.name')}
      value={gate}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        // What comes next is for the scan field.
        if (event.key === 'Enter' && event.target instanceof HTMLElement) event.target.blur();
      }}
      slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
    />
  );
}

import Chip from '@mui/material/Chip';
import { Icon } from './Icon.tsx';

export interface Status {
  label: string;
  icon: string;
  tone: 'default' | 'success' | 'warning' | 'error' | 'info';
}

/** A word with a colour and an icon, never a colour alone. */
export function StatusChip({ label, icon, tone }: Status) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={tone}
      icon={<Icon path={icon} />}
      label={label}
      sx={{ fontWeight: 500, maxWidth: '100%' }}
    />
  );
}

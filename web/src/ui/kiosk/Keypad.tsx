import { mdiBackspaceOutline, mdiCheckBold } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';

interface KeypadProps {
  onDigit: (digit: string) => void;
  onBack: () => void;
  onEnter: () => void;
  isDisabled?: boolean;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Large digits for a screen without a keyboard. */
export function Keypad({ onDigit, onBack, onEnter, isDisabled = false }: KeypadProps) {
  const { t } = useTranslation('kiosk');
  const size = { minHeight: 60, fontSize: '1.625rem' };
  const digit = (one: string) => (
    <Button key={one} variant="outlined" disabled={isDisabled} onClick={() => onDigit(one)} sx={size}>
      {one}
    </Button>
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}>
      {digits.map(digit)}
      <Button variant="outlined" disabled={isDisabled} aria-label={t('back')} onClick={onBack} sx={size}>
        <Icon path={mdiBackspaceOutline} />
      </Button>
      {digit('0')}
      <Button variant="contained" disabled={isDisabled} aria-label={t('enter')} onClick={onEnter} sx={size}>
        <Icon path={mdiCheckBold} />
      </Button>
    </Box>
  );
}

import { mdiMonitorAccount } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Kiosk, setKiosk } from '../../platform/kiosk.ts';
import { Icon } from '../Icon.tsx';
import { enterFullScreen } from './full-screen.ts';
import { isPin, PIN_LENGTH } from './pin.rules.ts';
import { storePin } from './stored-pin.ts';

/** Binds this browser to an address, until somebody leaves with the PIN that is chosen here. */
export function PinForm(binding: Pick<Kiosk, 'address' | 'leaveTo' | 'requirement'>) {
  const { t } = useTranslation('kiosk');
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isGood = isPin(pin);
  const isSame = pin === again;
  const start = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isGood || !isSame) return;
    enterFullScreen();
    setKiosk({ ...binding, pin: await storePin(pin), failures: 0, blockedUntil: 0 });
  };
  // Not a password field: the browser would offer to keep it for everybody.
  const htmlInput = {
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: PIN_LENGTH.max,
    style: { WebkitTextSecurity: 'disc', letterSpacing: '0.3em' },
  } as const;
  return (
    <Box component="form" noValidate onSubmit={(event) => void start(event)}>
      <TextField
        label={t('pin')}
        value={pin}
        onChange={(event) => setPin(event.target.value)}
        error={isChecked && !isGood}
        helperText={isChecked && !isGood ? t('pinInvalid') : t('pinHint')}
        slotProps={{ htmlInput }}
        required
        fullWidth
        sx={{ mb: 1 }}
      />
      <TextField
        label={t('pinAgain')}
        value={again}
        onChange={(event) => setAgain(event.target.value)}
        error={isChecked && isGood && !isSame}
        helperText={isChecked && isGood && !isSame ? t('pinDiffers') : ' '}
        slotProps={{ htmlInput }}
        required
        fullWidth
        sx={{ mb: 1 }}
      />
      <Button type="submit" variant="contained" size="large" startIcon={<Icon path={mdiMonitorAccount} />}>
        {t('start')}
      </Button>
    </Box>
  );
}

import { mdiVolumeHigh, mdiVolumeOff } from '@mdi/js';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import type { Sound } from './use-sound.ts';

export function SoundSwitch({ sound }: { sound: Sound }) {
  const { t } = useTranslation('scan');
  return (
    <Button
      startIcon={<Icon path={sound.isOn ? mdiVolumeHigh : mdiVolumeOff} />}
      aria-pressed={sound.isOn}
      onClick={() => sound.setIsOn(!sound.isOn)}
      sx={{ alignSelf: 'flex-start' }}
    >
      {t(sound.isOn ? 'soundOn' : 'soundOff')}
    </Button>
  );
}

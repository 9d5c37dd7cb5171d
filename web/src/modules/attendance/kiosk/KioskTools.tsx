import { mdiCameraOffOutline, mdiCameraOutline, mdiDialpad, mdiVolumeHigh, mdiVolumeOff } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import { KeypadDialog } from '../../../ui/kiosk/KeypadDialog.tsx';
import type { Sound } from '../../../ui/scan/use-sound.ts';

const MAX_DIGITS = 9;

interface KioskToolsProps {
  hasCamera: boolean;
  onCamera: () => void;
  sound: Sound;
  /** Whoever forgot the badge knows the number. */
  onNumber: (number: string) => void;
}

export function KioskTools({ hasCamera, onCamera, sound, onNumber }: KioskToolsProps) {
  const { t } = useTranslation(['attendance', 'scan']);
  const [isTyping, setIsTyping] = useState(false);
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        justifyContent: 'center',
        gap: 1,
        p: 1,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '& button': { minHeight: 48 },
      }}
    >
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiDialpad} />}
        onClick={() => setIsTyping(true)}
        sx={{ px: { xs: 1, sm: 2 }, whiteSpace: 'nowrap' }}
      >
        {t('kiosk.number')}
      </Button>
      <Switch
        icon={hasCamera ? mdiCameraOffOutline : mdiCameraOutline}
        label={t(hasCamera ? 'scan:cameraOff' : 'kiosk.camera')}
        onClick={onCamera}
      />
      <Switch
        icon={sound.isOn ? mdiVolumeHigh : mdiVolumeOff}
        label={t(sound.isOn ? 'scan:soundOn' : 'scan:soundOff')}
        onClick={() => sound.setIsOn(!sound.isOn)}
      />
      {isTyping && (
        <KeypadDialog
          title={t('kiosk.numberTitle')}
          trouble={null}
          maxLength={MAX_DIGITS}
          onEnter={(number) => {
            setIsTyping(false);
            onNumber(number);
          }}
          onClose={() => setIsTyping(false)}
        />
      )}
    </Box>
  );
}

/** A phone has room for the picture only. */
function Switch({ icon, label, onClick }: { icon: string; label: string; onClick: () => void }) {
  return (
    <Button aria-label={label} onClick={onClick} sx={{ minWidth: 48, gap: 1 }}>
      <Icon path={icon} />
      <Box component="span" aria-hidden sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {label}
      </Box>
    </Button>
  );
}

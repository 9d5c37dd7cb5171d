import { mdiLockOpenOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type Kiosk, setKiosk } from '../../platform/kiosk.ts';
import { Icon } from '../Icon.tsx';
import { leaveFullScreen } from './full-screen.ts';
import { KeypadDialog } from './KeypadDialog.tsx';
import { afterWrongPin, PIN_LENGTH, secondsBlocked } from './pin.rules.ts';
import { isStoredPin } from './stored-pin.ts';

/** The only way out: the PIN that was chosen at the start. Wrong ones are counted over a reload. */
export function LeaveKiosk({ kiosk }: { kiosk: Kiosk }) {
  const { t } = useTranslation('kiosk');
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const blocked = useSecondsBlocked(kiosk);
  const leave = async (pin: string) => {
    if (await isStoredPin(kiosk.pin, pin)) {
      leaveFullScreen();
      setKiosk(null);
      return navigate(kiosk.leaveTo, { replace: true });
    }
    setIsWrong(true);
    setKiosk({ ...kiosk, ...afterWrongPin(kiosk, Date.now()) });
  };
  const trouble = blocked > 0 ? t('blocked', { count: blocked }) : null;
  return (
    <>
      <IconButton aria-label={t('leave')} onClick={() => setIsAsked(true)} color="inherit">
        <Icon path={mdiLockOpenOutline} />
      </IconButton>
      {isAsked && (
        <KeypadDialog
          title={t('pinTitle')}
          trouble={trouble ?? (isWrong ? t('wrong') : null)}
          hint={kiosk.failures > 0 ? t('forgotten') : undefined}
          maxLength={PIN_LENGTH.max}
          isSecret
          isBlocked={blocked > 0}
          onEnter={(pin) => void leave(pin)}
          onClose={() => {
            setIsAsked(false);
            setIsWrong(false);
          }}
        />
      )}
    </>
  );
}

function useSecondsBlocked(kiosk: Kiosk): number {
  const [now, setNow] = useState(Date.now);
  const seconds = secondsBlocked(kiosk, now);
  useEffect(() => {
    setNow(Date.now());
    if (kiosk.blockedUntil === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [kiosk.blockedUntil]);
  return seconds;
}

import { mdiHelpCircleOutline } from '@mdi/js';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { HeaderAction } from '../header/HeaderAction.ts';
import { Later, later } from '../Later.tsx';
import { isShortcut } from '../shortcut.ts';

export const helpDialog = later(() => import('./HelpDialog.tsx').then((file) => file.HelpDialog));

/** Help about the screen: by click or `?`. */
export function HelpButton() {
  const { t } = useTranslation('app');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isShortcut(event, '?')) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return (
    <>
      <HeaderAction
        aria-label={t('helpDialog.title')}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onPointerEnter={helpDialog.preload}
        onFocus={helpDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        <Icon path={mdiHelpCircleOutline} />
      </HeaderAction>
      {isOpen && <Later part={helpDialog} props={{ onClose: close }} onFailed={close} />}
    </>
  );
}

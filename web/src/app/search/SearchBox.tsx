import { mdiMagnify } from '@mdi/js';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadMessages } from '../../platform/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { HeaderAction } from '../header/HeaderAction.ts';
import { Later, later } from '../Later.tsx';
import { isDialogOpen, isShortcut } from '../shortcut.ts';

export const searchDialog = later(async () => {
  // Found people are shown in the words that their records use.
  const [file] = await Promise.all([import('./SearchDialog.tsx'), loadMessages('person')]);
  return file.SearchDialog;
});

/** One box for people and pages: by click, `/` or Ctrl-K. What it opens is fetched when it is first needed. */
export function SearchBox() {
  const { t } = useTranslation('app');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isCall(event)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return (
    <>
      <SearchAction
        aria-label={t('search.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        aria-expanded={isOpen}
        onPointerEnter={searchDialog.preload}
        onFocus={searchDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        <Icon path={mdiMagnify} />
        <span className="label">{t('search.open')}</span>
        <kbd aria-hidden>/</kbd>
      </SearchAction>
      {isOpen && <Later part={searchDialog} props={{ onClose: close }} onFailed={close} />}
    </>
  );
}

/** As wide as a field where there is room for one, with the key that opens it. */
const SearchAction = styled(HeaderAction)(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontWeight: 400,
  [theme.breakpoints.between('sm', 'md')]: { '& .label': { display: 'none' } },
  [theme.breakpoints.up('md')]: {
    width: 260,
    justifyContent: 'flex-start',
    border: `1px solid ${theme.vars.palette.divider}`,
    '& kbd': { display: 'inline', marginLeft: 'auto', fontFamily: 'inherit' },
  },
}));

/** `/` is a letter wherever one types; Ctrl-K is not. Over an open dialog neither opens a second one. */
function isCall(event: KeyboardEvent): boolean {
  const isControlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
  return isControlK ? !isDialogOpen() : isShortcut(event, '/');
}

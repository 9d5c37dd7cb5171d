import { mdiMagnify } from '@mdi/js';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import { Later, later } from './Later.tsx';
import type { ModuleManifest } from './manifest.ts';

export const searchDialog = later(() => import('./SearchDialog.tsx').then((file) => file.SearchDialog));

/** One box for people and pages: by click, `/` or Ctrl-K. What it opens is fetched when it is first needed. */
export function SearchBox({ modules }: { modules: readonly ModuleManifest[] }) {
  const { t } = useTranslation('app');
  const [isOpen, setIsOpen] = useState(false);
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
      <Button
        color="inherit"
        aria-label={t('search.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        aria-expanded={isOpen}
        onPointerEnter={searchDialog.preload}
        onFocus={searchDialog.preload}
        onClick={() => setIsOpen(true)}
        startIcon={<Icon path={mdiMagnify} />}
        sx={{
          minWidth: 44,
          minHeight: 44,
          px: { xs: 1, md: 1.5 },
          width: { md: 260 },
          justifyContent: { md: 'flex-start' },
          border: { md: 1 },
          borderColor: { md: 'divider' },
          color: 'text.secondary',
          fontWeight: 400,
          '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, md: 1 } },
          '& .label': { display: { xs: 'none', md: 'inline' } },
          '& kbd': { ml: 'auto', display: { xs: 'none', md: 'inline' }, fontFamily: 'inherit' },
        }}
      >
        <span className="label">{t('search.open')}</span>
        <kbd aria-hidden>/</kbd>
      </Button>
      {isOpen && <Later part={searchDialog} props={{ modules, onClose: () => setIsOpen(false) }} />}
    </>
  );
}

/** `/` is a letter wherever one types; Ctrl-K is not. Over an open dialog neither opens a second one. */
function isCall(event: KeyboardEvent): boolean {
  if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return false;
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) return true;
  const isTyping =
    event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]');
  return event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
}

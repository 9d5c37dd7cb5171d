import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { useModules } from '../modules-context.ts';
import { namedPages, pageAt } from '../search/search-pages.ts';

/** Names of keys stand on the keyboard; what they do is put into words. */
const shortcuts = [
  { keys: ['/', 'Ctrl K'], does: 'search' },
  { keys: ['?'], does: 'help' },
  { keys: ['↑', '↓'], does: 'rows' },
  { keys: ['Enter'], does: 'next' },
  { keys: ['Ctrl Enter'], does: 'save' },
  { keys: ['Esc'], does: 'close' },
] as const;

/** What this screen is for, and the keys that work everywhere. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('app');
  const heading = useId();
  const { pathname } = useLocation();
  const { may } = useSession();
  const page = pageAt(namedPages(useModules(), may), pathname);
  const text = page ? t(`help.${page.key}`, { defaultValue: '' }) : '';
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{t('helpDialog.title')}</DialogTitle>
      <DialogContent dividers>
        {page && text !== '' && (
          <>
            <Typography component="h3" variant="h3" gutterBottom>
              {page.labels.map((label) => t(label)).join(' · ')}
            </Typography>
            <Typography sx={{ mb: 3 }}>{text}</Typography>
          </>
        )}
        <Typography component="h3" variant="h3" gutterBottom>
          {t('helpDialog.shortcuts')}
        </Typography>
        <Keys>
          {shortcuts.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{t(`helpDialog.does.${does}`)}</dd>
            </div>
          ))}
        </Keys>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('helpDialog.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Keys = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': { display: 'flex', gap: theme.spacing(2), padding: theme.spacing(0.5, 0) },
  '& dt': { flex: '0 0 140px', display: 'flex', gap: theme.spacing(0.5), alignItems: 'center' },
  '& dd': { margin: 0 },
  '& kbd': {
    fontFamily: 'inherit',
    fontSize: '0.9375rem',
    padding: theme.spacing(0.25, 1),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 4,
  },
}));

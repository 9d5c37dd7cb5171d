import { mdiHelpCircleOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Requirement, Right } from '@sewa/contract/kernel/rights/requirement';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon.tsx';
import { useRightWords } from './right-words.ts';
import { useWhy } from './why.query.ts';

/** "Why can't I?": names the right that is missing, and who can grant it. */
export function WhyNot({ requirement }: { requirement: Requirement }) {
  const { t } = useTranslation('ui');
  const [isOpen, setIsOpen] = useState(false);
  const right = namedRight(requirement);
  if (right === null) return null;
  return (
    <>
      <Button startIcon={<Icon path={mdiHelpCircleOutline} />} onClick={() => setIsOpen(true)}>
        {t('why.ask')}
      </Button>
      {isOpen && <Answer right={right} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Answer({ right, onClose }: { right: Right; onClose: () => void }) {
  const { t } = useTranslation('ui');
  const { rightWord } = useRightWords();
  const heading = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{t('why.ask')}</DialogTitle>
      {/* Many people may be able to grant it: the list is scrolled by keyboard too. */}
      <DialogContent tabIndex={0}>
        <Typography gutterBottom>{t('why.needs', { right: rightWord(right.key, right.value) })}</Typography>
        <Grantors right={right} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Grantors({ right }: { right: Right }) {
  const { t } = useTranslation('ui');
  const { data, error } = useWhy(right);
  if (error) return <Typography color="error">{error.message}</Typography>;
  if (data === undefined) return <Skeleton height={72} />;
  if (data.isHeld) return <Typography color="textSecondary">{t('why.held')}</Typography>;
  if (data.isBeyondOrg) return <Typography color="textSecondary">{t('why.beyondOrg')}</Typography>;
  if (data.grantors.length === 0) return <Typography color="textSecondary">{t('why.nobody')}</Typography>;
  return (
    <>
      <Typography color="textSecondary">{t('why.who')}</Typography>
      <List dense disablePadding>
        {data.grantors.map((grantor) => (
          <ListItem key={`${grantor.name} ${grantor.org}`} disableGutters>
            <ListItemText primary={grantor.name} secondary={grantor.org} />
          </ListItem>
        ))}
      </List>
    </>
  );
}

function namedRight(requirement: Requirement): Right | null {
  if (typeof requirement === 'string') return null;
  if ('key' in requirement) return requirement;
  if ('anyOf' in requirement) return requirement.anyOf[0] ?? null;
  return null;
}

import { mdiTableArrowUp } from '@mdi/js';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Requirement } from '@sewa/contract/kernel/rights/requirement';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../platform/session.ts';
import { Icon } from './Icon.tsx';
import { InText } from './MainAction.tsx';

/** At the head of a list, for whoever may import into it. A phone has no room for its word beside the title. */
export function ImportLink({ to, requirement }: { to: string; requirement: Requirement }) {
  const { t } = useTranslation('ui');
  const { may } = useSession();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const isInText = useContext(InText);
  if (!may(requirement)) return null;
  const icon = <Icon path={mdiTableArrowUp} />;
  return isPhone && !isInText ? (
    <IconButton component={Link} to={to} color="primary" aria-label={t('import')} title={t('import')}>
      {icon}
    </IconButton>
  ) : (
    <Button component={Link} to={to} startIcon={icon}>
      {t('import')}
    </Button>
  );
}

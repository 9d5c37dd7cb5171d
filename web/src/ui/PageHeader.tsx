import { mdiChevronRight } from '@mdi/js';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useFormat } from '../platform/use-format.ts';
import { Icon } from './Icon.tsx';

export interface Crumb {
  label: string;
  to: string;
}

interface PageHeaderProps {
  /** Where I am: the pages above this one. */
  trail: readonly Crumb[];
  title: string;
  /** How many there are; undefined while unknown. Its room is kept, so that nothing jumps. */
  count?: number | undefined;
  hasCount?: boolean;
  /** Before the title: the picture of whom the page is about. */
  picture?: ReactNode;
  /** Beside the title: a status. */
  beside?: ReactNode;
  subtitle?: ReactNode;
  /** The one main action. */
  action?: ReactNode;
}

/** Where I am, what this is, and what can be done: in one line, so that a list below it has room for its rows. */
export function PageHeader(props: PageHeaderProps) {
  const hasPicture = props.picture !== undefined;
  // Beside a picture a phone has no room for buttons: they share one row below it.
  const isActionBelow = useMediaQuery((theme) => theme.breakpoints.down('sm')) && hasPicture;
  return (
    <Box component="header" sx={{ mb: 0.5, '@media (max-height: 720px)': { mb: 0 } }}>
      {hasPicture && <Trail crumbs={props.trail} />}
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        {props.picture}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Stack
            direction="row"
            spacing={1}
            useFlexGap
            sx={{
              alignItems: 'center',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              minHeight: { xs: hasPicture ? 0 : 44, md: 40 },
              '@media (max-height: 720px)': { minHeight: 38 },
            }}
          >
            <Stack
              direction="row"
              spacing={1}
              useFlexGap
              sx={{ alignItems: 'center', flexWrap: 'wrap', minWidth: 0, flex: '1 1 200px' }}
            >
              {!hasPicture && <Trail crumbs={props.trail} />}
              <Title {...props} />
              {props.beside}
            </Stack>
            {!isActionBelow && props.action}
          </Stack>
          {props.subtitle && (
            <Typography component="div" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              {props.subtitle}
            </Typography>
          )}
        </Box>
      </Box>
      {isActionBelow && <Box sx={{ mt: 0.5 }}>{props.action}</Box>}
    </Box>
  );
}

function Title({ title, hasCount, count }: PageHeaderProps) {
  const { number } = useFormat();
  return (
    <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
      {title}
      {hasCount && (
        <Typography
          component="span"
          color="textSecondary"
          sx={{ ml: 1, display: 'inline-block', minWidth: '3ch', fontSize: 'inherit', fontWeight: 400 }}
        >
          {count === undefined ? '\u2007' : number(count)}
        </Typography>
      )}
    </Typography>
  );
}

function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('ui');
  if (crumbs.length === 0) return null;
  const chevron = <Icon path={mdiChevronRight} fontSize="small" />;
  return (
    <Breadcrumbs
      aria-label={t('trail')}
      separator={chevron}
      sx={{ '& .MuiBreadcrumbs-separator': { mx: 0.5 } }}
    >
      {crumbs.map((crumb) => (
        <Link
          key={crumb.to}
          component={RouterLink}
          to={crumb.to}
          underline="hover"
          sx={{ display: 'inline-block', py: 0.5 }}
        >
          {crumb.label}
        </Link>
      ))}
      {/* Leads on to the title. */}
      <Box component="span" aria-hidden sx={{ display: 'inline-block', width: 0 }} />
    </Breadcrumbs>
  );
}

import { mdiChevronRight } from '@mdi/js';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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
  /** Beside the title: a status, a live mark. */
  beside?: ReactNode;
  subtitle?: ReactNode;
  /** The one main action. */
  action?: ReactNode;
}

export function PageHeader(props: PageHeaderProps) {
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  return (
    <Box component="header" sx={{ mb: 2 }}>
      {props.trail.length > 0 && (
        <Breadcrumbs
          aria-label={t('trail')}
          separator={<Icon path={mdiChevronRight} fontSize="small" />}
          sx={{ mb: 0.5, '& .MuiBreadcrumbs-separator': { mx: 0.5 } }}
        >
          {props.trail.map((crumb) => (
            <Link
              key={crumb.to}
              component={RouterLink}
              to={crumb.to}
              variant="body2"
              underline="hover"
              sx={{ display: 'inline-block', py: 0.75 }}
            >
              {crumb.label}
            </Link>
          ))}
        </Breadcrumbs>
      )}
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        {props.picture}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Stack
            direction="row"
            spacing={2}
            useFlexGap
            sx={{ alignItems: 'center', flexWrap: 'wrap', justifyContent: 'space-between', minHeight: 44 }}
          >
            <Stack
              direction="row"
              spacing={1.5}
              useFlexGap
              sx={{ alignItems: 'center', flexWrap: 'wrap', minWidth: 0, flex: '1 1 240px' }}
            >
              <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
                {props.title}
                {props.hasCount && (
                  <Typography
                    component="span"
                    color="textSecondary"
                    sx={{
                      ml: 1,
                      display: 'inline-block',
                      minWidth: '3ch',
                      fontSize: 'inherit',
                      fontWeight: 400,
                    }}
                  >
                    {props.count === undefined ? '\u2007' : number(props.count)}
                  </Typography>
                )}
              </Typography>
              {props.beside}
            </Stack>
            {props.action}
          </Stack>
          {props.subtitle && (
            <Typography component="div" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              {props.subtitle}
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  );
}

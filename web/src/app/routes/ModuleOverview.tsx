import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { NoPermission } from '../../ui/NoPermission.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useModule } from '../module-context.ts';

/** A way to each page of a module that is open to the user: those below it in the sidebar, or else its further ones. */
export function ModuleOverview() {
  const { t } = useTranslation('app');
  const { may } = useSession();
  const { label, icon, children = [], pages = [] } = useModule();
  const ways = children.length > 0 ? children : pages;
  const open = ways.filter(({ requirement }) => may(requirement));
  const [first] = ways;
  if (open.length === 0 && first)
    return <NoPermission requirement={first.requirement} title={t(`menu.${label}`)} />;
  return (
    <>
      <PageHeader trail={[]} title={t(`menu.${label}`)} />
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('page.overview')}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
        }}
      >
        {open.map((child) => (
          <li key={child.path}>
            <ChildLink to={child.path}>
              <Icon path={icon} color="primary" />
              {t(`menu.${child.label}`)}
            </ChildLink>
          </li>
        ))}
      </Box>
    </>
  );
}

const ChildLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 64,
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  '&:hover': { borderColor: theme.vars.palette.primary.main },
}));

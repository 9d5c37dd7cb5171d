import { mdiViewColumnOutline, mdiViewListOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import { applications } from '@sewa/contract/applications/applications';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { SectionTabs } from '../../app/tabs/SectionTabs.tsx';
import { useSession } from '../../platform/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MainAction } from '../../ui/MainAction.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { usePlace } from './place.ts';

/** The head of the list and of the board. */
export function ApplicationsHeader({ count }: { count: number | undefined }) {
  const { t } = useTranslation('applications');
  const { type } = usePlace();
  return (
    <>
      {/* The tabs below say where this is. A trail would need a second line on a phone and move them. */}
      <PageHeader
        trail={[]}
        title={t('title')}
        hasCount
        count={count}
        action={
          <Stack direction="row" spacing={1.5}>
            <ViewSwitch />
            <NewApplication />
          </Stack>
        }
      />
      <SectionTabs section={type === null ? '/sewadar' : '/oae'} />
    </>
  );
}

/** The list and the board show the same applications, by the same filters. On a phone the pictures alone have room. */
function ViewSwitch() {
  const { t } = useTranslation('applications');
  const { base } = usePlace();
  const { pathname, search } = useLocation();
  const views = [
    { to: base, label: t('list'), icon: mdiViewListOutline },
    { to: `${base}/board`, label: t('board'), icon: mdiViewColumnOutline },
  ];
  return (
    <ButtonGroup aria-label={t('view')}>
      {views.map(({ to, label, icon }) => {
        const isCurrent = pathname === to;
        return (
          <Button
            key={to}
            component={Link}
            to={{ pathname: to, search }}
            aria-label={label}
            {...(isCurrent ? { 'aria-current': 'page' } : {})}
            sx={{ gap: 1, ...(isCurrent ? { bgcolor: 'var(--accent-tint)' } : {}) }}
          >
            <Icon path={icon} />
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {label}
            </Box>
          </Button>
        );
      })}
    </ButtonGroup>
  );
}

export function NewApplication() {
  const { t } = useTranslation('applications');
  const { may } = useSession();
  const { base } = usePlace();
  if (!may(applications.create.requirement)) return null;
  return <MainAction label={t('create')} to={`${base}/new`} />;
}

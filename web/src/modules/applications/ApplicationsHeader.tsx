import { mdiViewColumnOutline, mdiViewListOutline } from '@mdi/js';
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
  const { trail, type } = usePlace();
  return (
    <>
      <PageHeader
        trail={trail}
        title={t('title')}
        hasCount
        count={count}
        action={
          <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <ViewSwitch />
            <NewApplication />
          </Stack>
        }
      />
      <SectionTabs section={type === null ? '/sewadar' : '/oae'} />
    </>
  );
}

/** The list and the board show the same applications, by the same filters. */
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
            startIcon={<Icon path={icon} />}
            {...(isCurrent ? { 'aria-current': 'page' } : {})}
            sx={isCurrent ? { bgcolor: 'var(--accent-tint)' } : {}}
          >
            {label}
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

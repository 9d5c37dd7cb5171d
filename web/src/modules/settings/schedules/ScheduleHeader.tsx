import { mdiPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import { schedules } from '@sewa/contract/user/schedules';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LinkTabs } from '../../../ui/LinkTabs.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useTrail } from '../use-trail.ts';

/** The same head over the list and the calendar. */
export function ScheduleHeader({ count, hasCount }: { count?: number | undefined; hasCount?: boolean }) {
  const { t } = useTranslation('settings');
  const trail = useTrail();
  return (
    <>
      <PageHeader
        trail={trail}
        title={t('section.schedules.title')}
        hasCount={hasCount ?? false}
        count={count}
        action={<NewSchedule />}
      />
      <LinkTabs
        label={t('section.schedules.title')}
        tabs={[
          { to: '/settings/schedules', label: t('schedule.list') },
          { to: '/settings/schedules/calendar', label: t('schedule.calendar') },
        ]}
      />
    </>
  );
}

export function NewSchedule() {
  const { t } = useTranslation('settings');
  const { may } = useSession();
  if (!may(schedules.create.requirement)) return null;
  return (
    <Button
      component={Link}
      to="/settings/schedules/new"
      variant="contained"
      startIcon={<Icon path={mdiPlus} />}
    >
      {t('schedule.create')}
    </Button>
  );
}

import { schedules } from '@sewa/contract/user/schedules';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/call.ts';
import { useSession } from '../../../platform/session.ts';
import { today } from '../../../platform/today.ts';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useOwnCentre } from '../../../ui/person/use-own-centre.ts';
import { useTrail } from '../use-trail.ts';
import { ScheduleForm } from './ScheduleForm.tsx';
import { refreshSchedules } from './schedule.queries.ts';
import { emptySchedule } from './schedule-form.ts';

export function ScheduleCreatePage() {
  const { t } = useTranslation('settings');
  const { may } = useSession();
  const centre = useOwnCentre();
  const trail = useTrail('schedules');
  const navigate = useNavigate();
  if (!may(schedules.create.requirement)) return <NoPermission requirement={schedules.create.requirement} />;
  return (
    <>
      <PageHeader trail={trail} title={t('schedule.create')} />
      <ScheduleForm
        values={emptySchedule(centre, today())}
        save={async (body, { idempotencyKey }) => {
          const reply = await call(schedules.create, { body, idempotencyKey });
          await refreshSchedules();
          return reply;
        }}
        saved={t('schedule.created')}
        failed={t('schedule.createFailed')}
        onSaved={({ id }) => void navigate(`/settings/schedules/${id}`)}
        onCancel={() => void navigate('/settings/schedules')}
      />
    </>
  );
}

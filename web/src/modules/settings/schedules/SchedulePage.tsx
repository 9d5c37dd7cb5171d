import { mdiTrashCanOutline } from '@mdi/js';
import { schedules } from '@sewa/contract/user/schedules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { call } from '../../../platform/call.ts';
import { useSession } from '../../../platform/session.ts';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { HistoryTab } from '../../../ui/record/HistoryTab.tsx';
import { RecordPage } from '../../../ui/record/RecordPage.tsx';
import { RemoveDialog } from '../../../ui/resource/RemoveDialog.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { useTrail } from '../use-trail.ts';
import { ScheduleForm } from './ScheduleForm.tsx';
import { refreshSchedules, type Schedule, useSchedule } from './schedule.queries.ts';
import { fieldsOf } from './schedule-form.ts';
import { useRuleWords } from './use-rule-words.ts';

export function SchedulePage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('settings');
  const trail = useTrail('schedules');
  const { removal } = useResourceWords(schedules);
  const navigate = useNavigate();
  const rule = useRuleWords();
  const query = useSchedule(id);
  const schedule = query.data;
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <>
      <HearChanges event="schedule.changed" path={schedules.list.path} />
      <RecordPage
        trail={trail}
        title={schedule?.title}
        subtitle={schedule && `${schedule.centreName} · ${rule.words(schedule)}`}
        actions={[
          {
            label: t('operation.delete'),
            icon: mdiTrashCanOutline,
            requirement: schedules.remove.requirement,
            isDanger: true,
            onClick: () => setIsRemoving(true),
          },
        ]}
        tabs={[
          {
            key: 'details',
            label: t('details'),
            content: schedule && <Details key={id} schedule={schedule} />,
          },
          {
            key: 'history',
            label: t('history'),
            content: <HistoryTab endpoint={schedules.history} id={id} />,
          },
        ]}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
      {schedule && isRemoving && (
        <RemoveDialog
          endpoint={schedules.remove}
          id={id}
          name={schedule.title}
          text={removal}
          onClose={() => setIsRemoving(false)}
          onGone={() => navigate('/settings/schedules')}
          refresh={refreshSchedules}
        />
      )}
    </>
  );
}

function Details({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation('settings');
  const { may } = useSession();
  return (
    <ScheduleForm
      id={schedule.id}
      values={fieldsOf(schedule)}
      version={schedule.version}
      isReadOnly={!may(schedules.update.requirement)}
      save={async (values, { version, idempotencyKey }) => {
        const body = { ...values, version };
        const reply = await call(schedules.update, { params: { id: schedule.id }, body, idempotencyKey });
        await refreshSchedules();
        return reply;
      }}
      saved={t('schedule.edited')}
      failed={t('schedule.editFailed')}
    />
  );
}

import { mdiTrashCanOutline } from '@mdi/js';
import { schedules } from '@sewa/contract/user/schedules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { call } from '../../../platform/call.ts';
import { useSession } from '../../../platform/session.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { HistoryTab } from '../../../ui/record/HistoryTab.tsx';
import { RecordPage } from '../../../ui/record/RecordPage.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { useSettingsWords } from '../use-settings-words.ts';
import { useTrail } from '../use-trail.ts';
import { ScheduleForm } from './ScheduleForm.tsx';
import { refreshSchedules, type Schedule, useSchedule } from './schedule.queries.ts';
import { fieldsOf } from './schedule-form.ts';
import { useRuleWords } from './use-rule-words.ts';

export function SchedulePage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('settings');
  const trail = useTrail('schedules');
  const words = useSettingsWords();
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
            content: <HistoryTab endpoint={schedules.history} id={id} words={words} />,
          },
        ]}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
      {schedule && isRemoving && <RemoveSchedule schedule={schedule} onClose={() => setIsRemoving(false)} />}
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

function RemoveSchedule({ schedule, onClose }: { schedule: Schedule; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const navigate = useNavigate();
  const { act, isBusy } = useAct();
  const confirm = () =>
    act({
      run: () => call(schedules.remove, { params: { id: schedule.id } }),
      done: t('schedule.removed'),
      failed: t('schedule.removeFailed'),
      onDone: () => void Promise.resolve(navigate('/settings/schedules')).then(refreshSchedules),
    });
  return (
    <ConfirmDialog
      title={t('schedule.removeTitle', { title: schedule.title })}
      text={t('schedule.removeText')}
      confirmLabel={t('operation.delete')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}

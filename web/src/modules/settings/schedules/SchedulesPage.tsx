import { schedules } from '@sewa/contract/user/schedules';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { useResourceList } from '../../../ui/resource/use-resource-list.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { NewSchedule, ScheduleHeader } from './ScheduleHeader.tsx';
import type { Schedule } from './schedule.queries.ts';
import { useRuleWords } from './use-rule-words.ts';

export function SchedulesPage() {
  const { t } = useTranslation(['settings', 'ui']);
  const { many, empty = '', inside } = useResourceWords(schedules);
  const list = useList(useResourceList({ resource: schedules, columns: useColumns() }));
  return (
    <>
      <ScheduleHeader hasCount count={list.total} />
      <ResourceList
        list={list}
        label={many}
        openRow={(schedule) => `/settings/schedules/${schedule.id}`}
        empty={{
          title: t('ui:resource.empty', { nouns: inside.many }),
          text: empty,
          action: <NewSchedule />,
        }}
      />
    </>
  );
}

function useColumns() {
  const { t } = useTranslation('settings');
  const { day } = useFormat();
  const { words } = useRuleWords();
  return useMemo(
    () =>
      [
        'title',
        'department',
        'centreName',
        { field: 'rule', heading: t('schedule.when'), render: words, flex: 2.2, isLong: true },
        { field: 'needed', width: 120 },
        {
          field: 'nextDay',
          render: (one: Schedule) => (one.nextDay ? day(one.nextDay) : t('schedule.over')),
          width: 140,
        },
        { field: 'validFrom', isExtra: true },
      ] as const,
    [t, day, words],
  );
}

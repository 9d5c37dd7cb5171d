import { schedules } from '@sewa/contract/user/schedules';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import type { ListDefinition } from '../../../ui/list/list.types.ts';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { useCentres } from '../../../ui/person/centres.query.ts';
import { NewSchedule, ScheduleHeader } from './ScheduleHeader.tsx';
import type { Schedule } from './schedule.queries.ts';
import { useRuleWords } from './use-rule-words.ts';

export function SchedulesPage() {
  const { t } = useTranslation('settings');
  const list = useList(useScheduleList());
  return (
    <>
      <ScheduleHeader hasCount count={list.total} />
      <ResourceList
        list={list}
        label={t('section.schedules.title')}
        openRow={(schedule) => `/settings/schedules/${schedule.id}`}
        empty={{ title: t('schedule.empty'), text: t('schedule.emptyText'), action: <NewSchedule /> }}
      />
    </>
  );
}

function useScheduleList(): ListDefinition<Schedule> {
  const { t } = useTranslation('settings');
  const { number, day } = useFormat();
  const { words } = useRuleWords();
  const centres = useCentres().data;
  return useMemo(
    () => ({
      name: 'settings.schedules',
      endpoint: schedules.list,
      exportEndpoint: schedules.export,
      sort: 'title',
      event: 'schedule.changed',
      columns: [
        {
          field: 'title',
          heading: t('schedule.title'),
          render: (one) => one.title,
          isSortable: true,
          card: 'title',
        },
        {
          field: 'department',
          heading: t('schedule.department'),
          render: (one) => one.department,
          isSortable: true,
        },
        { field: 'centre', heading: t('schedule.centre'), render: (one) => one.centreName },
        { field: 'rule', heading: t('schedule.when'), render: words, flex: 2.2, isLong: true },
        {
          field: 'needed',
          heading: t('schedule.needed'),
          render: (one) => number(one.needed),
          isNumber: true,
          width: 120,
        },
        {
          field: 'nextDay',
          heading: t('schedule.next'),
          render: (one) => (one.nextDay ? day(one.nextDay) : t('schedule.over')),
          width: 140,
        },
        {
          field: 'validFrom',
          heading: t('schedule.validFrom'),
          render: (one) => day(one.validFrom),
          isSortable: true,
          isExtra: true,
          width: 140,
        },
      ],
      filters: [
        {
          field: 'centre',
          label: t('schedule.centre'),
          kind: 'choice',
          choices: (centres ?? []).map((centre) => ({ value: centre.id, label: centre.name })),
        },
        { field: 'department', label: t('schedule.department'), kind: 'text' },
      ],
    }),
    [t, number, day, words, centres],
  );
}

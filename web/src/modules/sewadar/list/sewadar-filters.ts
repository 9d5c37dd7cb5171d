import { bloodGroups, genders } from '@sewa/contract/people/person';
import { sewadarStatuses } from '@sewa/contract/sewadar/sewadars';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDepartments } from '../../../people/department/departments.query.ts';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import type { Filter } from '../../../ui/list/list.types.ts';

/** The centre is asked for only where there are several. */
export function useSewadarFilters(): Filter[] {
  const { t } = useTranslation(['sewadar', 'person']);
  const { number } = useFormat();
  const { centres } = useSession().user;
  const departments = useDepartments().data;
  return useMemo(
    () => [
      ...(centres.length > 1
        ? [
            {
              field: 'centre',
              label: t('person:person.centre'),
              kind: 'choice' as const,
              choices: centres.map((centre) => ({ value: centre.id, label: centre.name })),
            },
          ]
        : []),
      {
        field: 'status',
        label: t('field.status'),
        kind: 'choice',
        choices: sewadarStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
      },
      {
        field: 'department',
        label: t('list.department'),
        kind: 'choice',
        choices: (departments ?? []).map(({ department, sewadars: count }) => ({
          value: department,
          label: t('list.departmentChoice', { department, count: number(count) }),
        })),
      },
      {
        field: 'gender',
        label: t('person:person.gender'),
        kind: 'choice',
        choices: genders.map((value) => ({ value, label: t(`person:person.genders.${value}`) })),
      },
      {
        field: 'bloodGroup',
        label: t('person:bloodGroup'),
        kind: 'choice',
        choices: bloodGroups.map((value) => ({ value, label: value })),
      },
      { field: 'minAge', to: 'maxAge', label: t('person:person.age'), kind: 'range', of: 'number' },
      { field: 'joinedFrom', to: 'joinedTo', label: t('field.joinedOn'), kind: 'range', of: 'day' },
    ],
    [t, number, centres, departments],
  );
}

import { bloodGroups, genders } from '@sewa/contract/people/person';
import { badgeTypeRights } from '@sewa/contract/sewadar/badge-type-rights';
import { sewadarBadgeTypes, sewadarStatuses, sewadars } from '@sewa/contract/sewadar/sewadars';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDepartments } from '../../../people/department/departments.query.ts';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import type { Filter } from '../../../ui/list/list.types.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';

export function useSewadarFilters(): Filter[] {
  const { t } = useTranslation(['sewadar', 'person']);
  const { label, choice } = useResourceWords(sewadars);
  const { number } = useFormat();
  const { may, user } = useSession();
  const { centres } = user;
  const departments = useDepartments().data;
  return useMemo(() => {
    const choicesOf = (field: string, values: readonly string[]) =>
      values.map((value) => ({ value, label: choice(field, value) ?? value }));
    const openTypes = sewadarBadgeTypes.filter((type) => badgeTypeRights[type].every((one) => may(one)));
    const badgeType = (): Filter => ({
      field: 'badgeType',
      label: label('badgeType'),
      kind: 'choice',
      isSeveral: true,
      choices: choicesOf('badgeType', openTypes),
    });
    return [
      {
        field: 'centre',
        label: label('centre'),
        kind: 'choice',
        isSeveral: true,
        choices: centres.map((centre) => ({ value: centre.id, label: centre.name })),
      },
      {
        field: 'status',
        label: label('status'),
        kind: 'choice',
        isSeveral: true,
        choices: choicesOf('status', sewadarStatuses),
      },
      {
        field: 'department',
        label: t('list.department'),
        kind: 'choice',
        isSeveral: true,
        emptyField: 'departments',
        choices: (departments ?? []).map(({ department, sewadars: count }) => ({
          value: department,
          label: t('list.departmentChoice', { department, count: number(count) }),
        })),
      },
      {
        field: 'gender',
        label: label('gender'),
        kind: 'choice',
        isSeveral: true,
        choices: choicesOf('gender', genders),
      },
      {
        field: 'bloodGroup',
        label: label('bloodGroup'),
        kind: 'choice',
        isSeveral: true,
        emptyField: 'bloodGroup',
        choices: choicesOf('bloodGroup', bloodGroups),
      },
      ...(openTypes.length === 0 ? [] : [badgeType()]),
      {
        field: 'minAge',
        to: 'maxAge',
        label: t('person:person.age'),
        kind: 'range',
        of: 'number',
        max: 130,
        emptyField: 'birthDate',
      },
      {
        field: 'joinedFrom',
        to: 'joinedTo',
        label: label('joinedOn'),
        kind: 'range',
        of: 'day',
        emptyField: 'joinedOn',
      },
      { field: 'leftFrom', to: 'leftTo', label: label('leftOn'), kind: 'range', of: 'day' },
      { field: 'phone', label: label('phone'), kind: 'presence', emptyField: 'phone' },
      { field: 'photo', label: label('photo'), kind: 'presence', emptyField: 'photo' },
    ];
  }, [t, label, choice, number, centres, departments, may]);
}

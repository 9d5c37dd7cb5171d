import { MOST_PRINTED_SEWADARS, sewadarPrints } from '@sewa/contract/sewadar/print';
import { type Sewadar, sewadars } from '@sewa/contract/sewadar/sewadars';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonWords } from '../../../people/person/use-person-words.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import type { ListDefinition } from '../../../ui/list/list.types.ts';
import { NameCell } from '../../../ui/person/NameCell.tsx';
import { PhotoAvatar } from '../../../ui/photo/PhotoAvatar.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { useSewadarStatus } from '../sewadar-status.ts';
import { useSewadarFilters } from './sewadar-filters.ts';

export function useSewadarList(): ListDefinition<Sewadar> {
  const { t } = useTranslation(['sewadar', 'person']);
  const { day } = useFormat();
  const words = usePersonWords();
  const statusOf = useSewadarStatus();
  const filters = useSewadarFilters();
  return useMemo(
    () => ({
      name: 'sewadar.sewadars',
      endpoint: sewadars.list,
      exportEndpoint: sewadars.export,
      printEndpoint: sewadarPrints.list,
      mostPrinted: MOST_PRINTED_SEWADARS,
      sort: 'name',
      event: 'sewadar.changed',
      filters,
      columns: [
        {
          field: 'photo',
          heading: t('list.photo'),
          render: (one) => <PhotoAvatar photo={one.photo} name={one.name} />,
          card: 'photo',
        },
        {
          field: 'name',
          heading: t('person:person.name'),
          render: (one) => <NameCell name={one.name} nameLatin={one.nameLatin} />,
          isSortable: true,
          flex: 2.2,
          card: 'title',
        },
        {
          field: 'number',
          heading: t('person:person.number'),
          render: (one) => one.number,
          isSortable: true,
          isNumber: true,
          width: 88,
        },
        { field: 'centre', heading: t('person:person.centre'), render: (one) => one.centreName, flex: 1 },
        {
          field: 'departments',
          heading: t('list.departments'),
          render: (one) => departmentsOf(one) || '–',
          flex: 1.1,
        },
        { field: 'phone', heading: t('person:person.phone'), render: (one) => one.phone || '–', width: 140 },
        {
          field: 'birthDate',
          heading: t('person:person.age'),
          render: (one) => words.age(one) || '–',
          isSortable: true,
          width: 104,
        },
        {
          field: 'relativeName',
          heading: t('person:person.relativeName'),
          render: (one) => one.relativeName || '–',
          isExtra: true,
        },
        {
          field: 'gender',
          heading: t('person:person.gender'),
          render: (one) => words.gender(one.gender),
          isExtra: true,
          width: 110,
        },
        {
          field: 'bloodGroup',
          heading: t('person:bloodGroup'),
          render: (one) => one.bloodGroup || '–',
          isExtra: true,
          width: 120,
        },
        {
          field: 'joinedOn',
          heading: t('field.joinedOn'),
          render: (one) => (one.joinedOn ? day(one.joinedOn) : '–'),
          isSortable: true,
          isExtra: true,
          width: 150,
        },
        {
          field: 'status',
          heading: t('field.status'),
          render: (one) => <StatusChip {...statusOf(one)} />,
          width: 136,
          card: 'status',
        },
      ],
    }),
    [t, day, words, statusOf, filters],
  );
}

/** Where somebody serves now. */
function departmentsOf({ departments }: Sewadar): string {
  const thisDay = today();
  const serving = departments.filter(({ until }) => until === null || until >= thisDay);
  return serving.map(({ department }) => department).join(', ');
}

import { type Member, members } from '@sewa/contract/oae/members';
import { oaePrints } from '@sewa/contract/oae/print';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ElderPictograms } from '../../../people/elder/ElderPictograms.tsx';
import { usePersonWords } from '../../../people/person/use-person-words.ts';
import type { ListDefinition } from '../../../ui/list/list.types.ts';
import { NameCell } from '../../../ui/person/NameCell.tsx';
import { PhotoAvatar } from '../../../ui/photo/PhotoAvatar.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { useMemberFilters } from './use-member-filters.ts';
import { useMemberStatus } from './use-member-status.ts';
import { useValidity } from './use-validity.ts';

export function useMemberList(): ListDefinition<Member> {
  const { t } = useTranslation(['oae', 'person', 'attachments']);
  const words = usePersonWords();
  const statusOf = useMemberStatus();
  const validityOf = useValidity();
  const filters = useMemberFilters();
  return useMemo(
    () => ({
      name: 'oae.members',
      endpoint: members.list,
      exportEndpoint: members.export,
      printEndpoint: oaePrints.passes,
      sort: 'name',
      event: 'oae.changed',
      filters,
      columns: [
        {
          field: 'photo',
          heading: t('attachments:photo.title'),
          render: (one) => <PhotoAvatar photo={one.photo} name={one.name} />,
          card: 'photo',
        },
        {
          field: 'name',
          heading: t('person:person.name'),
          render: (one) => <NameCell name={one.name} nameLatin={one.nameLatin} />,
          isSortable: true,
          flex: 1.5,
          card: 'title',
        },
        {
          field: 'number',
          heading: t('person:person.number'),
          render: (one) => one.number,
          isSortable: true,
          isNumber: true,
          width: 95,
        },
        {
          field: 'birthDate',
          heading: t('person:person.age'),
          render: (one) => words.age(one),
          isSortable: true,
          width: 105,
        },
        {
          field: 'mobility',
          heading: t('list.mobility'),
          render: (one) => <ElderPictograms mobility={one.mobility} />,
          width: 135,
        },
        {
          field: 'needs',
          heading: t('person:elder.needs'),
          render: (one) => (one.needs.length > 0 ? <ElderPictograms needs={one.needs} /> : '–'),
          flex: 1.4,
          isLong: true,
        },
        { field: 'block', heading: t('list.block'), render: (one) => one.blockName ?? '–', width: 115 },
        {
          field: 'validTo',
          heading: t('list.validity'),
          render: (one) => validityOf(one),
          isSortable: true,
          width: 150,
        },
        {
          field: 'status',
          heading: t('list.status'),
          render: (one) => <StatusChip {...statusOf(one)} />,
          width: 140,
          card: 'status',
        },
        {
          field: 'centre',
          heading: t('person:person.centre'),
          render: (one) => one.centreName,
          isExtra: true,
        },
        {
          field: 'phone',
          heading: t('person:person.phone'),
          render: (one) => one.phone || '–',
          isExtra: true,
          width: 150,
        },
        {
          field: 'attendants',
          heading: t('person:attendant.title'),
          render: (one) => one.attendants.map(({ name }) => name).join(', ') || '–',
          isExtra: true,
        },
      ],
    }),
    [t, words, statusOf, validityOf, filters],
  );
}

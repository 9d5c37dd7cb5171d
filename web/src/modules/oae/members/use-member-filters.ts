import { mobilities, needs } from '@sewa/contract/oae/enclosure';
import { memberStatuses } from '@sewa/contract/oae/members';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filter } from '../../../ui/list/list.types.ts';
import { useCentres } from '../../../ui/person/centres.query.ts';
import { useBlocks } from '../oae.queries.ts';

export function useMemberFilters(): Filter[] {
  const { t } = useTranslation(['oae', 'person']);
  const centres = useCentres().data;
  const blocks = useBlocks().data;
  return useMemo(
    () => [
      ...((centres?.length ?? 0) > 1
        ? [
            {
              field: 'centre',
              label: t('person:person.centre'),
              kind: 'choice' as const,
              choices: (centres ?? []).map((centre) => ({ value: centre.id, label: centre.name })),
            },
          ]
        : []),
      {
        field: 'status',
        label: t('list.status'),
        kind: 'choice',
        choices: memberStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
      },
      {
        field: 'mobility',
        label: t('list.mobility'),
        kind: 'choice',
        choices: mobilities.map((value) => ({ value, label: t(`person:elder.mobilities.${value}`) })),
      },
      {
        field: 'need',
        label: t('person:elder.needs'),
        kind: 'choice',
        choices: needs.map((value) => ({ value, label: t(`person:elder.need.${value}`) })),
      },
      {
        field: 'block',
        label: t('list.block'),
        kind: 'choice',
        choices: (blocks ?? []).map((block) => ({ value: block.id, label: block.name })),
      },
      {
        field: 'isPermanent',
        label: t('list.pass'),
        kind: 'choice',
        choices: [
          { value: true, label: t('validity.permanent') },
          { value: false, label: t('validity.temporary') },
        ],
      },
      {
        field: 'isExpired',
        label: t('list.expired'),
        kind: 'choice',
        choices: [
          { value: true, label: t('list.isExpired') },
          { value: false, label: t('list.isValid') },
        ],
      },
      { field: 'minAge', to: 'maxAge', label: t('person:person.age'), kind: 'range', of: 'number' },
    ],
    [t, centres, blocks],
  );
}

import { mobilities, needs } from '@sewa/contract/oae/enclosure';
import { memberStatuses, members } from '@sewa/contract/oae/members';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filter } from '../../../ui/list/list.types.ts';
import { useCentres } from '../../../ui/person/centres.query.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { useBlocks } from '../oae.queries.ts';

export function useMemberFilters(): Filter[] {
  const { t } = useTranslation(['oae', 'person']);
  const { label, choice } = useResourceWords(members);
  const centres = useCentres().data;
  const blocks = useBlocks().data;
  return useMemo(() => {
    const choicesOf = (field: string, values: readonly string[]) =>
      values.map((value) => ({ value, label: choice(field, value) ?? value }));
    return [
      {
        field: 'centre',
        label: label('centre'),
        kind: 'choice',
        isSeveral: true,
        choices: (centres ?? []).map((centre) => ({ value: centre.id, label: centre.name })),
      },
      {
        field: 'status',
        label: label('status'),
        kind: 'choice',
        isSeveral: true,
        choices: choicesOf('status', memberStatuses),
      },
      {
        field: 'mobility',
        label: label('mobility'),
        kind: 'choice',
        isSeveral: true,
        choices: choicesOf('mobility', mobilities),
      },
      {
        field: 'need',
        label: label('needs'),
        kind: 'choice',
        isSeveral: true,
        choices: choicesOf('needs', needs),
      },
      {
        field: 'block',
        label: label('block'),
        kind: 'choice',
        isSeveral: true,
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
      {
        field: 'isExpiring',
        label: t('list.expiring'),
        kind: 'choice',
        choices: [{ value: true, label: t('list.isExpiring') }],
      },
      { field: 'minAge', to: 'maxAge', label: t('person:person.age'), kind: 'range', of: 'number' },
    ];
  }, [t, label, choice, centres, blocks]);
}

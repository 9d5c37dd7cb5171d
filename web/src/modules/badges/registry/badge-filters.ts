import { badges } from '@sewa/contract/badges/badges';
import { badgeStatuses } from '@sewa/contract/badges/enums';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filter } from '../../../ui/list/list.types.ts';
import { useCentres } from '../../../ui/person/centres.query.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { useBadgeTypes } from './use-badge-types.ts';

export function useBadgeFilters(): Filter[] {
  const { t } = useTranslation('ui');
  const { label, choice } = useResourceWords(badges);
  const types = useBadgeTypes();
  const centres = useCentres().data;
  return useMemo(() => {
    const yesOrNo = [true, false].map((value) => ({ value, label: t(value ? 'yes' : 'no') }));
    return [
      { kind: 'choice', field: 'type', label: label('type'), choices: types, isSeveral: true },
      {
        kind: 'choice',
        field: 'status',
        label: label('status'),
        isSeveral: true,
        choices: Object.values(badgeStatuses).map((value) => ({
          value,
          label: choice('status', value) ?? String(value),
        })),
      },
      {
        kind: 'choice',
        field: 'centre',
        label: label('centre'),
        isSeveral: true,
        choices: (centres ?? []).map(({ id, name }) => ({ value: id, label: name })),
      },
      { kind: 'text', field: 'department', label: label('department') },
      { kind: 'range', field: 'validToFrom', to: 'validToTo', of: 'day', label: label('validTo') },
      { kind: 'choice', field: 'isExpiring', label: label('isExpiring'), choices: yesOrNo },
      { kind: 'choice', field: 'isChanged', label: label('isChanged'), choices: yesOrNo },
      { kind: 'choice', field: 'isToPrint', label: label('isToPrint'), choices: yesOrNo },
      { kind: 'choice', field: 'isUnprinted', label: label('isUnprinted'), choices: yesOrNo },
    ];
  }, [t, label, choice, types, centres]);
}

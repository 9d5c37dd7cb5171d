import { commonWords } from '@sewa/contract/kernel/resource/common-words';
import { type DaysServed, daysServedReport } from '@sewa/contract/nominal-roll/days-served';
import { daysServedWords } from '@sewa/contract/nominal-roll/words';
import { personWords } from '@sewa/contract/people/words';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { personColumns } from '../../../people/person/person-columns.tsx';
import { useFormat } from '../../../platform/use-format.ts';
import type { ListDefinition } from '../../../ui/list/list.types.ts';
import { useCentres } from '../../../ui/person/centres.query.ts';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';

const words = { ...personWords, ...commonWords, ...daysServedWords };

export function useDaysList(year: number): ListDefinition<DaysServed> {
  const { t } = useTranslation('attachments');
  const { label } = useFieldWords(words);
  const { number } = useFormat();
  const centres = useCentres().data;
  return useMemo(() => {
    const counted = (field: 'rolls' | 'planned' | 'served') => ({
      field,
      heading: label(field),
      render: (one: DaysServed) => number(one[field]),
      isSortable: true,
      isNumber: true,
      isShort: true,
      isLabelled: true,
    });
    return {
      name: 'nominal-roll.days',
      endpoint: daysServedReport.list,
      exportEndpoint: daysServedReport.export,
      sort: '-served',
      event: 'nominal-roll.changed',
      fixed: { year },
      filters: [
        {
          field: 'centre',
          label: label('centre'),
          kind: 'choice',
          isSeveral: true,
          choices: (centres ?? []).map((centre) => ({ value: centre.id, label: centre.name })),
        },
      ],
      columns: [
        ...personColumns<DaysServed>({
          photo: t('photo.title'),
          name: label('name'),
          number: label('number'),
        }),
        { field: 'centreName', heading: label('centreName'), render: (one) => one.centreName },
        counted('served'),
        counted('planned'),
        counted('rolls'),
      ],
    };
  }, [t, label, number, year, centres]);
}

import { MOST_PRINTED_SEWADARS, sewadarPrints } from '@sewa/contract/sewadar/print';
import { type Sewadar, sewadars } from '@sewa/contract/sewadar/sewadars';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { partsOfOthers } from '../../../people/person/person-parts.ts';
import { usePersonWords } from '../../../people/person/use-person-words.ts';
import type { ListDefinition } from '../../../ui/list/list.types.ts';
import { NameCell } from '../../../ui/person/NameCell.tsx';
import { PhotoAvatar } from '../../../ui/photo/PhotoAvatar.tsx';
import { type ColumnSpec, useResourceColumns } from '../../../ui/resource/use-resource-columns.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { servingIn } from '../serving-in.ts';
import { useSewadarStatus } from '../sewadar-status.ts';
import { useSewadarTexts } from '../use-sewadar-texts.ts';
import { useSewadarFilters } from './sewadar-filters.ts';

export function useSewadarList(): ListDefinition<Sewadar> {
  const filters = useSewadarFilters();
  const columns = useResourceColumns({
    resource: sewadars,
    columns: useColumns(),
    except: inOtherColumns,
    texts: useSewadarTexts(),
  });
  return useMemo(
    () => ({
      name: 'sewadar.sewadars',
      endpoint: sewadars.list,
      exportEndpoint: sewadars.export,
      printEndpoint: sewadarPrints.list,
      mostPrinted: MOST_PRINTED_SEWADARS,
      sort: 'name',
      groups: sewadars.groups,
      event: 'sewadar.changed',
      filters,
      columns,
    }),
    [filters, columns],
  );
}

/** The Latin name stands below the name. */
const inOtherColumns = [...partsOfOthers, 'nameLatin'];

/** The columns that are drawn in a way of their own; every other field follows by itself. */
function useColumns(): ColumnSpec<typeof sewadars>[] {
  const { t } = useTranslation('person');
  const words = usePersonWords();
  const statusOf = useSewadarStatus();
  return useMemo(
    () => [
      { field: 'photo', render: (one) => <PhotoAvatar photo={one.photo} name={one.name} />, card: 'photo' },
      {
        field: 'name',
        render: (one) => <NameCell name={one.name} nameLatin={one.nameLatin} note={words.relative(one)} />,
        card: 'title',
      },
      { field: 'number', isShort: true },
      { field: 'centre' },
      { field: 'departments', render: (one) => servingIn(one) || '–' },
      { field: 'phone', isShort: true },
      { field: 'birthDate', heading: t('person.age'), render: (one) => words.age(one) || '–', isShort: true },
      { field: 'status', render: (one) => <StatusChip {...statusOf(one)} />, isShort: true, card: 'status' },
    ],
    [t, words, statusOf],
  );
}

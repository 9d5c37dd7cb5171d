import { type Member, members } from '@sewa/contract/oae/members';
import { oaePrints } from '@sewa/contract/oae/print';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ElderPictograms } from '../../../people/elder/ElderPictograms.tsx';
import { partsOfOthers } from '../../../people/person/person-parts.ts';
import { usePersonTexts } from '../../../people/person/use-person-texts.ts';
import { usePersonWords } from '../../../people/person/use-person-words.ts';
import type { ListDefinition } from '../../../ui/list/list.types.ts';
import { NameCell } from '../../../ui/person/NameCell.tsx';
import { PhotoAvatar } from '../../../ui/photo/PhotoAvatar.tsx';
import { type ColumnSpec, useResourceColumns } from '../../../ui/resource/use-resource-columns.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { useMemberFilters } from './use-member-filters.ts';
import { useMemberStatus } from './use-member-status.ts';
import { useValidity } from './use-validity.ts';

export function useMemberList(): ListDefinition<Member> {
  const filters = useMemberFilters();
  const columns = useResourceColumns({
    resource: members,
    columns: useColumns(),
    except: inOtherColumns,
    texts: usePersonTexts<Member>(members),
  });
  return useMemo(
    () => ({
      name: 'oae.members',
      endpoint: members.list,
      exportEndpoint: members.export,
      printEndpoint: oaePrints.passes,
      sort: 'name',
      event: 'oae.changed',
      filters,
      columns,
    }),
    [filters, columns],
  );
}

/** The Latin name stands below the name, whether a pass is permanent beside its last day. */
const inOtherColumns = [...partsOfOthers, 'nameLatin', 'isPermanent'];

/** The columns that are drawn in a way of their own; every other field follows by itself. */
function useColumns(): ColumnSpec<typeof members>[] {
  const { t } = useTranslation(['oae', 'person']);
  const words = usePersonWords();
  const statusOf = useMemberStatus();
  const validityOf = useValidity();
  return useMemo(
    () => [
      { field: 'photo', render: (one) => <PhotoAvatar photo={one.photo} name={one.name} />, card: 'photo' },
      {
        field: 'name',
        render: (one) => <NameCell name={one.name} nameLatin={one.nameLatin} note={words.relative(one)} />,
        card: 'title',
      },
      { field: 'number', isShort: true },
      { field: 'birthDate', heading: t('person:person.age'), render: (one) => words.age(one), isShort: true },
      { field: 'mobility', render: (one) => <ElderPictograms mobility={one.mobility} />, isShort: true },
      {
        field: 'needs',
        render: (one) => (one.needs.length > 0 ? <ElderPictograms needs={one.needs} /> : '–'),
        isLong: true,
      },
      { field: 'block', isShort: true },
      { field: 'validTo', heading: t('list.validity'), render: (one) => validityOf(one), isShort: true },
      { field: 'status', render: (one) => <StatusChip {...statusOf(one)} />, isShort: true, card: 'status' },
      {
        field: 'attendants',
        render: (one) => one.attendants.map(({ name }) => name).join(', ') || '–',
        isExtra: true,
      },
    ],
    [t, words, statusOf, validityOf],
  );
}

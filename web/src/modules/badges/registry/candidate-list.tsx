import type { BadgeTypeValue } from '@sewa/contract/badges/badge-rights';
import { badges, type Candidate } from '@sewa/contract/badges/badges';
import { candidateWords } from '@sewa/contract/badges/words';
import { personWords } from '@sewa/contract/people/words';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonWords } from '../../../people/person/use-person-words.ts';
import { useFormat } from '../../../platform/use-format.ts';
import type { Column, Filter, ListDefinition } from '../../../ui/list/list.types.ts';
import { useCentres } from '../../../ui/person/centres.query.ts';
import { NameCell } from '../../../ui/person/NameCell.tsx';
import { PhotoAvatar } from '../../../ui/photo/PhotoAvatar.tsx';
import { useFieldWords, useResourceWords } from '../../../ui/resource/use-resource-words.ts';

/** People who are entitled to a badge of a type and have none. */
export function useCandidateList(type: BadgeTypeValue): ListDefinition<Candidate> {
  const columns = useColumns();
  const filters = useFilters();
  return useMemo(
    () => ({
      name: 'badges.entitled',
      endpoint: badges.candidates,
      sort: 'name',
      event: badges.event,
      fixed: { type },
      columns,
      filters,
    }),
    [type, columns, filters],
  );
}

function useFilters(): Filter[] {
  const { t } = useTranslation(['badges', 'ui']);
  const { label } = useResourceWords(badges);
  const centres = useCentres().data;
  return useMemo(
    () => [
      {
        kind: 'choice',
        field: 'centre',
        label: label('centre'),
        isSeveral: true,
        choices: (centres ?? []).map(({ id, name }) => ({ value: id, label: name })),
      },
      { kind: 'text', field: 'department', label: label('department') },
      {
        kind: 'choice',
        field: 'hasPhoto',
        label: label('photo'),
        choices: [true, false].map((value) => ({ value, label: t(`entitled.photo.${value}`) })),
      },
    ],
    [t, label, centres],
  );
}

function useColumns(): Column<Candidate>[] {
  const { t } = useTranslation('person');
  const ofBadge = useResourceWords(badges);
  const { label } = useFieldWords({ ...personWords, ...candidateWords });
  const words = usePersonWords();
  const { day } = useFormat();
  return useMemo(
    () => [
      {
        field: 'photo',
        heading: ofBadge.label('photo'),
        render: (one) => <PhotoAvatar photo={one.photo} name={one.name} />,
        card: 'photo',
      },
      {
        field: 'name',
        heading: label('name'),
        render: (one) => (
          <NameCell name={one.name} nameLatin={one.nameLatin} note={one.attends || words.relative(one)} />
        ),
        isSortable: true,
        card: 'title',
      },
      {
        field: 'number',
        heading: ofBadge.label('personNumber'),
        render: (one) => one.number ?? '–',
        isSortable: true,
        isNumber: true,
        isShort: true,
        isLabelled: true,
      },
      { field: 'centreName', heading: ofBadge.label('centre'), render: (one) => one.centreName },
      { field: 'department', heading: ofBadge.label('department'), render: (one) => one.department || '–' },
      {
        field: 'birthDate',
        heading: t('person.age'),
        render: (one) => words.age(one) || '–',
        isShort: true,
      },
      {
        field: 'ownTo',
        heading: label('ownTo'),
        render: (one) => (one.ownTo === null ? '–' : day(one.ownTo)),
        isShort: true,
        isLabelled: true,
      },
      {
        field: 'lastNumber',
        heading: label('lastNumber'),
        render: (one) => one.lastNumber ?? '–',
        isNumber: true,
        isShort: true,
        isLabelled: true,
      },
    ],
    [t, ofBadge, label, words, day],
  );
}

import { type ApplicationRow, applications } from '@sewa/contract/applications/applications';
import { applicationStatuses, applicationTypes } from '@sewa/contract/applications/enums';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { partsOfOthers } from '../../people/person/person-parts.ts';
import { usePersonTexts } from '../../people/person/use-person-texts.ts';
import { usePersonWords } from '../../people/person/use-person-words.ts';
import { useFormat } from '../../platform/use-format.ts';
import type { Column, Filter, ListDefinition } from '../../ui/list/list.types.ts';
import { useCentres } from '../../ui/person/centres.query.ts';
import { NameCell } from '../../ui/person/NameCell.tsx';
import { PhotoAvatar } from '../../ui/photo/PhotoAvatar.tsx';
import { type ColumnSpec, useResourceColumns } from '../../ui/resource/use-resource-columns.ts';
import { useResourceWords } from '../../ui/resource/use-resource-words.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { AgeChip } from './AgeChip.tsx';
import { usePlace } from './place.ts';
import { useApplicationLabels } from './use-application-labels.ts';

export function useApplicationList(): ListDefinition<ApplicationRow> {
  const { type } = usePlace();
  const columns = useColumns();
  const filters = useApplicationFilters();
  return useMemo(
    () => ({
      name: type === null ? 'sewadar.applications' : `sewadar.applications.${type}`,
      endpoint: applications.list,
      exportEndpoint: applications.export,
      event: 'application.changed',
      sort: 'statusSince',
      ...(type === null ? {} : { fixed: { type } }),
      columns,
      filters,
    }),
    [type, columns, filters],
  );
}

/** The same for the list and for the board; the status is a filter of the list only. */
export function useApplicationFilters(): readonly Filter[] {
  const { t } = useTranslation('applications');
  const words = useResourceWords(applications);
  const labels = useApplicationLabels();
  const place = usePlace();
  const centres = useCentres().data;
  return useMemo((): Filter[] => {
    const type: Filter = {
      field: 'type',
      label: words.label('type'),
      kind: 'choice',
      isSeveral: true,
      choices: Object.values(applicationTypes).map((value) => ({ value, label: labels.type(value) })),
    };
    return [
      {
        field: 'isMine',
        label: t('isMine'),
        kind: 'choice',
        choices: [{ value: true, label: t('isMineYes') }],
      },
      ...(place.type === null ? [type] : []),
      {
        field: 'status',
        label: words.label('status'),
        kind: 'choice',
        isSeveral: true,
        choices: Object.values(applicationStatuses).map((value) => ({
          value,
          label: labels.status(value).label,
        })),
      },
      {
        field: 'isOpen',
        label: t('isOpen'),
        kind: 'choice',
        choices: [
          { value: true, label: t('open') },
          { value: false, label: t('closed') },
        ],
      },
      {
        field: 'minDays',
        to: 'maxDays',
        label: t('minDays'),
        kind: 'range',
        of: 'number',
        min: 0,
        max: 3650,
      },
      {
        field: 'centre',
        label: words.label('centre'),
        kind: 'choice',
        isSeveral: true,
        choices: (centres ?? []).map((centre) => ({ value: centre.id, label: centre.name })),
      },
    ];
  }, [t, words, labels, place.type, centres]);
}

/** The Latin name stands below the name; where it can be moved to is what the page offers. */
const inOtherColumns = [...partsOfOthers, 'nameLatin'];

function useColumns(): Column<ApplicationRow>[] {
  const { t } = useTranslation('person');
  const labels = useApplicationLabels();
  const person = usePersonWords();
  const { dateTime } = useFormat();
  const { type } = usePlace();
  const columns = useMemo((): ColumnSpec<typeof applications>[] => {
    const typeColumn: ColumnSpec<typeof applications> = { field: 'type', isShort: true };
    return [
      {
        field: 'photo',
        render: (row) => <PhotoAvatar photo={row.photo} name={row.name} size={36} />,
        card: 'photo',
      },
      {
        field: 'name',
        render: (row) => <NameCell name={row.name} nameLatin={row.nameLatin} note={person.relative(row)} />,
        card: 'title',
      },
      { field: 'number', isShort: true },
      ...(type === null ? [typeColumn] : []),
      'centre',
      {
        field: 'status',
        render: (row) => <StatusChip {...labels.status(row.status)} />,
        isShort: true,
        card: 'status',
        isNumber: false,
      },
      { field: 'statusSince', render: (row) => <AgeChip application={row} />, isShort: true },
      {
        field: 'birthDate',
        heading: t('person.age'),
        render: (row) => person.age(row) || '–',
        isExtra: true,
        isShort: true,
      },
      { field: 'madeAt', render: (row) => dateTime(row.madeAt), isExtra: true, isShort: true },
    ];
  }, [t, labels, person, dateTime, type]);
  return useResourceColumns({
    resource: applications,
    columns,
    except: type === null ? inOtherColumns : inOtherColumnsOfType,
    texts: usePersonTexts<ApplicationRow>(applications),
  });
}

const inOtherColumnsOfType = [...inOtherColumns, 'type'];

import { AGEING_DAYS } from '@sewa/contract/applications/application-moves';
import { type ApplicationRow, applications } from '@sewa/contract/applications/applications';
import { applicationStatuses, applicationTypes } from '@sewa/contract/applications/enums';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonWords } from '../../people/person/use-person-words.ts';
import { useFormat } from '../../platform/use-format.ts';
import type { Column, Filter, ListDefinition } from '../../ui/list/list.types.ts';
import { useCentres } from '../../ui/person/centres.query.ts';
import { PhotoAvatar } from '../../ui/photo/PhotoAvatar.tsx';
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
  const labels = useApplicationLabels();
  const place = usePlace();
  const centres = useCentres().data;
  return useMemo((): Filter[] => {
    const type: Filter = {
      field: 'type',
      label: t('type'),
      kind: 'choice',
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
        label: t('status'),
        kind: 'choice',
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
        label: t('minDays'),
        kind: 'choice',
        choices: [AGEING_DAYS.old, AGEING_DAYS.veryOld].map((value) => ({
          value,
          label: t('daysOrMore', { count: value }),
        })),
      },
      {
        field: 'centre',
        label: t('centre'),
        kind: 'choice',
        choices: (centres ?? []).map((centre) => ({ value: centre.id, label: centre.name })),
      },
    ];
  }, [t, labels, place.type, centres]);
}

function useColumns(): Column<ApplicationRow>[] {
  const { t } = useTranslation('applications');
  const labels = useApplicationLabels();
  const person = usePersonWords();
  const { dateTime } = useFormat();
  const { type } = usePlace();
  return useMemo((): Column<ApplicationRow>[] => {
    const typeColumn: Column<ApplicationRow> = {
      field: 'type',
      heading: t('type'),
      render: (row) => labels.type(row.type),
      width: 150,
    };
    return [
      {
        field: 'photo',
        heading: t('photo'),
        render: (row) => <PhotoAvatar photo={row.photo} name={row.name} size={36} />,
        card: 'photo',
      },
      {
        field: 'name',
        heading: t('name'),
        render: (row) => row.name,
        isSortable: true,
        flex: 1.4,
        card: 'title',
      },
      {
        field: 'number',
        heading: t('number'),
        render: (row) => row.number,
        isSortable: true,
        isNumber: true,
        width: 100,
      },
      ...(type === null ? [typeColumn] : []),
      { field: 'centre', heading: t('centre'), render: (row) => row.centreName },
      {
        field: 'status',
        heading: t('status'),
        render: (row) => <StatusChip {...labels.status(row.status)} />,
        width: 210,
        card: 'status',
      },
      {
        field: 'statusSince',
        heading: t('since'),
        render: (row) => <AgeChip application={row} />,
        isSortable: true,
        width: 180,
      },
      { field: 'nameLatin', heading: t('nameLatin'), render: (row) => row.nameLatin, isExtra: true },
      { field: 'age', heading: t('personAge'), render: person.age, isExtra: true, width: 130 },
      { field: 'phone', heading: t('phone'), render: (row) => row.phone, isExtra: true },
      { field: 'madeBy', heading: t('madeBy'), render: (row) => row.madeByName, isExtra: true },
      {
        field: 'madeAt',
        heading: t('madeAt'),
        render: (row) => dateTime(row.madeAt),
        isExtra: true,
        width: 190,
      },
    ];
  }, [t, labels, person, dateTime, type]);
}

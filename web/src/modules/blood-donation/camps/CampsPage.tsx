import { type Camp, camps } from '@sewa/contract/blood-donation/camps';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { useFormat } from '../../../platform/use-format.ts';
import type { Filter } from '../../../ui/list/list.types.ts';
import { ResourcePage } from '../../../ui/resource/ResourcePage.tsx';
import type { ColumnSpec } from '../../../ui/resource/use-resource-columns.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { campPath } from './camp-path.ts';
import { useCampStatus } from './camp-status.ts';
import { newCamp } from './new-camp.ts';

export function CampsPage() {
  return (
    <ResourcePage
      resource={camps}
      path={campPath}
      columns={useColumns()}
      sort="-firstDay"
      filters={useFilters()}
      defaults={newCamp}
      tabs={<SectionTabs section="/blood-donation" />}
    />
  );
}

function useColumns(): ColumnSpec<typeof camps>[] {
  const statusOf = useCampStatus();
  const { day, number } = useFormat();
  return useMemo(
    () => [
      'name',
      {
        field: 'status',
        render: ({ status }: Camp) => <StatusChip {...statusOf(status)} />,
        isShort: true,
        isNumber: false,
        card: 'status',
      },
      {
        field: 'firstDay',
        card: 'line',
        render: ({ firstDay, lastDay }: Camp) =>
          firstDay === lastDay ? day(firstDay) : `${day(firstDay)} – ${day(lastDay)}`,
      },
      { field: 'place', render: ({ place, centreName }: Camp) => place || centreName },
      'centreName',
      {
        field: 'units',
        render: ({ units, targetUnits }: Camp) => `${number(units)} / ${number(targetUnits)}`,
        isShort: true,
      },
      'beds',
      'number',
    ],
    [statusOf, day, number],
  );
}

function useFilters(): Filter[] {
  const { t } = useTranslation('blood-donation');
  return useMemo(
    () => [
      {
        field: 'isToOpen',
        label: t('camp.toOpen'),
        kind: 'choice',
        choices: [{ value: true, label: t('camp.toOpenYes') }],
      },
      {
        field: 'isToClose',
        label: t('camp.toClose'),
        kind: 'choice',
        choices: [{ value: true, label: t('camp.toCloseYes') }],
      },
    ],
    [t],
  );
}

import { mdiCalendarRemoveOutline, mdiCancel, mdiCheckCircleOutline } from '@mdi/js';
import { type VehiclePass, vehiclePasses } from '@sewa/contract/badges/vehicle';
import { type PassState, passStates, vehiclePassWords } from '@sewa/contract/badges/vehicle-words';
import { useMemo } from 'react';
import { useFormat } from '../../../platform/use-format.ts';
import type { ListDefinition } from '../../../ui/list/list.types.ts';
import { useCentres } from '../../../ui/person/centres.query.ts';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';

const looks = {
  valid: { icon: mdiCheckCircleOutline, tone: 'success' },
  ended: { icon: mdiCalendarRemoveOutline, tone: 'default' },
  revoked: { icon: mdiCancel, tone: 'error' },
} as const satisfies Record<PassState, object>;

export function usePassList(): ListDefinition<VehiclePass> {
  const { label, choice } = useFieldWords(vehiclePassWords);
  const { day } = useFormat();
  const centres = useCentres().data;
  return useMemo(() => {
    const text = (field: 'vehicleNumber' | 'name' | 'centreName' | 'phone') => ({
      field,
      heading: label(field),
      render: (pass: VehiclePass) => pass[field],
    });
    return {
      name: 'badges.vehicle',
      endpoint: vehiclePasses.list,
      sort: '-number',
      event: 'vehicle-pass.changed',
      filters: [
        {
          field: 'state',
          label: label('state'),
          kind: 'choice',
          choices: passStates.map((value) => ({ value, label: choice('state', value) ?? value })),
        },
        {
          field: 'centre',
          label: label('centre'),
          kind: 'choice',
          isSeveral: true,
          choices: (centres ?? []).map((centre) => ({ value: centre.id, label: centre.name })),
        },
      ],
      columns: [
        { ...text('vehicleNumber'), isSortable: true, isShort: true, card: 'title' },
        {
          field: 'number',
          heading: label('number'),
          render: (pass) => pass.number,
          isSortable: true,
          isNumber: true,
          isShort: true,
          isLabelled: true,
        },
        {
          field: 'vehicleType',
          heading: label('vehicleType'),
          render: (pass) => choice('vehicleType', pass.vehicleType),
          isShort: true,
        },
        text('name'),
        text('centreName'),
        {
          field: 'validTo',
          heading: label('validTo'),
          render: (pass) => (pass.validTo ? day(pass.validTo) : '–'),
          isSortable: true,
          isShort: true,
          isLabelled: true,
        },
        {
          field: 'state',
          heading: label('state'),
          render: (pass) => <StatusChip label={choice('state', pass.state) ?? ''} {...looks[pass.state]} />,
          isShort: true,
          card: 'status',
        },
      ],
    };
  }, [label, choice, day, centres]);
}

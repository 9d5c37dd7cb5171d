import { mdiCheckCircleOutline, mdiPauseCircleOutline, mdiWheelchairAccessibility } from '@mdi/js';
import Box from '@mui/material/Box';
import { blocks, type SeatBlock } from '@sewa/contract/oae/gatherings';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { ListDefinition } from '../../../ui/list/list.types.ts';
import { useCentres } from '../../../ui/person/centres.query.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { FillBar } from '../FillBar.tsx';

export function useBlockList(): ListDefinition<SeatBlock> {
  const { t } = useTranslation(['oae', 'person']);
  const { number } = useFormat();
  const centres = useCentres().data;
  return useMemo(
    () => ({
      name: 'oae.blocks',
      endpoint: blocks.list,
      exportEndpoint: blocks.export,
      sort: 'position',
      size: 100,
      event: 'oae.changed',
      filters: [
        {
          field: 'centre',
          label: t('person:person.centre'),
          kind: 'choice',
          choices: (centres ?? []).map((centre) => ({ value: centre.id, label: centre.name })),
        },
        {
          field: 'isActive',
          label: t('list.status'),
          kind: 'choice',
          choices: [
            { value: true, label: t('block.used') },
            { value: false, label: t('block.unused') },
          ],
        },
      ],
      columns: [
        {
          field: 'name',
          heading: t('block.name'),
          render: (one) => one.name,
          isSortable: true,
          card: 'title',
        },
        { field: 'centre', heading: t('person:person.centre'), render: (one) => one.centreName },
        {
          field: 'seats',
          heading: t('block.seats'),
          render: (one) => number(one.seats),
          isNumber: true,
          width: 100,
        },
        {
          field: 'members',
          heading: t('block.members'),
          render: (one) => (
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
              <span>{t('block.ofSeats', { members: number(one.members), seats: number(one.seats) })}</span>
              <FillBar taken={one.members} seats={one.seats} />
            </Box>
          ),
          flex: 2,
        },
        {
          field: 'hasWheelchairRoom',
          heading: t('block.wheelchairRoom'),
          render: (one) => (one.hasWheelchairRoom ? <WheelchairRoom label={t('block.hasRoom')} /> : '–'),
          width: 215,
        },
        {
          field: 'isActive',
          heading: t('list.status'),
          render: (one) => (
            <StatusChip
              label={t(one.isActive ? 'block.used' : 'block.unused')}
              icon={one.isActive ? mdiCheckCircleOutline : mdiPauseCircleOutline}
              tone={one.isActive ? 'success' : 'default'}
            />
          ),
          width: 150,
          card: 'status',
        },
      ],
    }),
    [t, number, centres],
  );
}

function WheelchairRoom({ label }: { label: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Icon path={mdiWheelchairAccessibility} fontSize="small" />
      {label}
    </Box>
  );
}

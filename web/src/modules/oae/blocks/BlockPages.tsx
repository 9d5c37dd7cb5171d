import { mdiWheelchairAccessibility } from '@mdi/js';
import Box from '@mui/material/Box';
import { blocks, type SeatBlock } from '@sewa/contract/oae/gatherings';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ResourceScreens } from '../../../ui/resource/ResourceScreens.tsx';
import { FillBar } from '../FillBar.tsx';
import { OaeTabs } from '../OaeTabs.tsx';
import { refreshOae } from '../oae.queries.ts';

const columns = [
  'name',
  'centreName',
  'seats',
  { field: 'members', render: (block: SeatBlock) => <Members block={block} />, isNumber: false },
  { field: 'hasWheelchairRoom', render: (block: SeatBlock) => <WheelchairRoom block={block} />, width: 215 },
  'isActive',
] as const;

export function BlockPages() {
  return (
    <ResourceScreens
      resource={blocks}
      path="/oae/blocks"
      columns={columns}
      size={100}
      fields={['name', 'seats', 'centre', 'position', 'hasWheelchairRoom', 'isActive']}
      defaults={{ seats: 40, position: 0, isActive: true }}
      status="isActive"
      tabs={<OaeTabs />}
      refresh={refreshOae}
    />
  );
}

function Members({ block: { members, seats } }: { block: SeatBlock }) {
  const { t } = useTranslation('oae');
  const { number } = useFormat();
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <span>{t('block.ofSeats', { members: number(members), seats: number(seats) })}</span>
      <FillBar taken={members} seats={seats} />
    </Box>
  );
}

function WheelchairRoom({ block }: { block: SeatBlock }) {
  const { t } = useTranslation('ui');
  if (!block.hasWheelchairRoom) return '–';
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Icon path={mdiWheelchairAccessibility} fontSize="small" />
      {t('yes')}
    </Box>
  );
}

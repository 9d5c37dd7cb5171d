import { mdiAlertCircle, mdiAlertOutline } from '@mdi/js';
import { type Equipment, equipment } from '@sewa/contract/sg-management/equipment';
import { useFormat } from '../../../platform/use-format.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { PartList } from './PartList.tsx';

export function EquipmentList({ premises }: { premises: string }) {
  return (
    <PartList
      resource={equipment}
      premises={premises}
      defaults={{ premises, subject: 'equipment', quantity: 1 }}
      nameOf={({ name }) => name}
      detailsOf={(row) => <Details row={row} />}
    />
  );
}

function Details({ row }: { row: Equipment }) {
  const { number, day } = useFormat();
  const words = useResourceWords(equipment);
  const { serviceState, nextService } = row;
  const parts = [
    words.choice('subject', row.subject),
    row.quantity > 1 ? `× ${number(row.quantity)}` : '',
    row.make,
    row.place,
    nextService === null ? '' : `${words.label('nextService')}: ${day(nextService)}`,
  ];
  return (
    <>
      {parts.filter(Boolean).join(' · ')}{' '}
      {serviceState !== null && serviceState !== 'valid' && (
        <StatusChip
          tone={serviceState === 'lapsed' ? 'error' : 'warning'}
          icon={serviceState === 'lapsed' ? mdiAlertCircle : mdiAlertOutline}
          label={words.choice('serviceState', serviceState) ?? serviceState}
        />
      )}
    </>
  );
}

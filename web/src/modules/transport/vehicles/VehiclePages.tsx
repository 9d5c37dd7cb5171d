import { mdiCheckCircleOutline, mdiMinusCircleOutline, mdiQrcode, mdiWrenchOutline } from '@mdi/js';
import { windscreens } from '@sewa/contract/badges/windscreen';
import { errorText } from '@sewa/contract/kernel/calls/errors';
import { vehicleAttachments } from '@sewa/contract/transport/attachments';
import { transportCosts } from '@sewa/contract/transport/costs';
import type { VehicleStatus } from '@sewa/contract/transport/enums';
import { vehiclePapers } from '@sewa/contract/transport/papers';
import { type Vehicle, vehicles } from '@sewa/contract/transport/vehicles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { callUrl } from '../../../platform/call.ts';
import { languageStore } from '../../../platform/language.ts';
import { openFile } from '../../../platform/save-file.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { usePaperLight } from '../../../ui/papers/paper-look.ts';
import { RecordPhoto } from '../../../ui/photo/RecordPhoto.tsx';
import { ResourceScreens } from '../../../ui/resource/ResourceScreens.tsx';
import type { ColumnSpec } from '../../../ui/resource/use-resource-columns.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { type Status, StatusChip } from '../../../ui/StatusChip.tsx';
import { useRecordTabs } from '../record-tabs.tsx';
import { useOtherCentre } from '../use-other-centre.ts';
import { FuelTab } from './FuelTab.tsx';

const looks: Readonly<Record<VehicleStatus, Omit<Status, 'label'>>> = {
  inUse: { icon: mdiCheckCircleOutline, tone: 'success' },
  inRepair: { icon: mdiWrenchOutline, tone: 'warning' },
  withdrawn: { icon: mdiMinusCircleOutline, tone: 'default' },
};

const owners = { resource: vehicles, papers: vehiclePapers, attachments: vehicleAttachments };

/** /transport/vehicle */
export function VehiclePages() {
  const { t } = useTranslation('transport');
  const { may } = useSession();
  const { choice } = useResourceWords(vehicles);
  const statusOf = ({ status }: Vehicle) => ({ ...looks[status], label: choice('status', status) ?? status });
  const tabsOf = useRecordTabs(owners);
  const language = useStore(languageStore);
  const otherCentre = useOtherCentre();
  return (
    <ResourceScreens
      resource={vehicles}
      path="/transport/vehicle"
      columns={useVehicleColumns()}
      defaults={{ fuel: 'diesel', ownership: 'organisation', status: 'inUse' }}
      tabs={<SectionTabs section="/transport" />}
      statusOf={statusOf}
      subtitle={({ type, make, centreName }) =>
        [choice('type', type), make, centreName].filter(Boolean).join(' · ')
      }
      picture={({ photo, number }) => photo && <RecordPhoto photo={photo} name={number} />}
      blocked={(vehicle) => ({ edit: otherCentre(vehicle), remove: otherCentre(vehicle) })}
      recordActions={({ id, status, ...vehicle }) => [
        {
          label: t('print.windscreen'),
          icon: mdiQrcode,
          requirement: windscreens.print.requirement,
          onClick: () => void openFile(callUrl(windscreens.print, { params: { id }, query: { language } })),
          impossible:
            status === 'withdrawn' ? errorText('VEHICLE_WITHDRAWN', language) : otherCentre(vehicle),
        },
      ]}
      extraTabs={({ id, number, ...vehicle }) => [
        ...tabsOf({ id, name: number, isClosed: otherCentre(vehicle) !== undefined }),
        ...(may(transportCosts.fills.requirement)
          ? [{ key: 'fuel', label: t('fuel.tab'), content: <FuelTab vehicle={id} /> }]
          : []),
      ]}
    />
  );
}

function useVehicleColumns(): ColumnSpec<typeof vehicles>[] {
  const lightOf = usePaperLight();
  return useMemo(
    () => [
      { field: 'number', isShort: true },
      'type',
      'status',
      'make',
      'seats',
      'centreName',
      {
        field: 'papers',
        render: ({ papers }: Vehicle) => <StatusChip {...lightOf(papers)} />,
        isShort: true,
        card: 'status',
      },
    ],
    [lightOf],
  );
}

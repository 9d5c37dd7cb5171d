import {
  mdiAccountOffOutline,
  mdiCheckCircleOutline,
  mdiMinusCircleOutline,
  mdiPauseCircleOutline,
} from '@mdi/js';
import { driverAttachments } from '@sewa/contract/transport/attachments';
import { type Driver, drivers } from '@sewa/contract/transport/drivers';
import type { DriverStatus } from '@sewa/contract/transport/enums';
import { driverPapers } from '@sewa/contract/transport/papers';
import { useCallback, useMemo } from 'react';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { SewadarInput } from '../../../people/sewadar/SewadarInput.tsx';
import { usePaperLight } from '../../../ui/papers/paper-look.ts';
import { RecordPhoto } from '../../../ui/photo/RecordPhoto.tsx';
import { ResourceScreens } from '../../../ui/resource/ResourceScreens.tsx';
import type { ColumnSpec } from '../../../ui/resource/use-resource-columns.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { type Status, StatusChip } from '../../../ui/StatusChip.tsx';
import { useRecordTabs } from '../record-tabs.tsx';
import { useOtherCentre } from '../use-other-centre.ts';

const looks: Readonly<Record<DriverStatus, Omit<Status, 'label'>>> = {
  active: { icon: mdiCheckCircleOutline, tone: 'success' },
  onLeave: { icon: mdiPauseCircleOutline, tone: 'warning' },
  inactive: { icon: mdiMinusCircleOutline, tone: 'default' },
};

const owners = { resource: drivers, papers: driverPapers, attachments: driverAttachments };

/** /transport/driver */
export function DriverPages() {
  const { choice, label, hint } = useResourceWords(drivers);
  const statusOf = useDriverStatus();
  const tabsOf = useRecordTabs(owners);
  const otherCentre = useOtherCentre();
  return (
    <ResourceScreens
      resource={drivers}
      path="/transport/driver"
      columns={useDriverColumns()}
      defaults={{ status: 'active' }}
      inputs={{
        sewadar: (field, row) => (
          <SewadarInput
            {...field}
            label={label('sewadar')}
            hint={hint('sewadar')}
            current={row?.sewadar ? { id: row.sewadar, name: row.name } : null}
            filter={{ status: 'active' }}
          />
        ),
      }}
      tabs={<SectionTabs section="/transport" />}
      statusOf={statusOf}
      subtitle={({ classes, centreName }) =>
        [classes.map((one) => choice('classes', one)).join(', '), centreName].filter(Boolean).join(' · ')
      }
      picture={({ photo, name }) => <RecordPhoto photo={photo} name={name} />}
      blocked={(driver) => ({ edit: otherCentre(driver), remove: otherCentre(driver) })}
      phone={({ phone }) => phone}
      extraTabs={(driver) =>
        tabsOf({ id: driver.id, name: driver.name, isClosed: otherCentre(driver) !== undefined })
      }
    />
  );
}

/** The own status; of a sewadar who no longer serves that, because no trip is planned with them. */
function useDriverStatus(): (driver: Driver) => Status {
  const { choice, label } = useResourceWords(drivers);
  return useCallback(
    ({ status, leftAs }) =>
      leftAs === null
        ? { ...looks[status], label: choice('status', status) ?? status }
        : {
            icon: mdiAccountOffOutline,
            tone: 'error',
            label: `${label('sewadar')}: ${choice('leftAs', leftAs) ?? leftAs}`,
          },
    [choice, label],
  );
}

function useDriverColumns(): ColumnSpec<typeof drivers>[] {
  const lightOf = usePaperLight();
  const statusOf = useDriverStatus();
  return useMemo(
    () => [
      'name',
      {
        field: 'status',
        render: (driver: Driver) =>
          driver.leftAs === null ? statusOf(driver).label : <StatusChip {...statusOf(driver)} />,
      },
      'phone',
      'classes',
      'centreName',
      {
        field: 'papers',
        render: ({ papers }: Driver) => <StatusChip {...lightOf(papers)} />,
        isShort: true,
        card: 'status',
      },
    ],
    [lightOf, statusOf],
  );
}

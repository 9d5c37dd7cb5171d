import { type Gathering, gatherings } from '@sewa/contract/oae/gatherings';
import { today } from '../../../platform/today.ts';
import { ResourcePage } from '../../../ui/resource/ResourcePage.tsx';
import { OaeTabs } from '../OaeTabs.tsx';
import { refreshOae } from '../oae.queries.ts';
import { GatheringStatus } from './GatheringStatus.tsx';
import { useMayOpenArea } from './use-may-open-area.ts';

const columns = [
  'title',
  'onDay',
  'centreName',
  'isWholeArea',
  'arrived',
  { field: 'isClosed', render: ({ isClosed }: Gathering) => <GatheringStatus isClosed={isClosed} /> },
] as const;

export function GatheringsPage() {
  const mayOpenArea = useMayOpenArea();
  return (
    <ResourcePage
      resource={gatherings}
      path="/oae/gatherings"
      columns={columns}
      sort="-onDay"
      fields={['title', 'onDay', 'centre', 'isWholeArea']}
      without={mayOpenArea ? ['isClosed'] : ['isClosed', 'isWholeArea']}
      defaults={{ onDay: today() }}
      tabs={<OaeTabs />}
      refresh={refreshOae}
    />
  );
}

import { type Gathering, gatherings } from '@sewa/contract/oae/gatherings';
import { today } from '../../../platform/today.ts';
import { ResourcePage } from '../../../ui/resource/ResourcePage.tsx';
import { OaeTabs } from '../OaeTabs.tsx';
import { refreshOae } from '../oae.queries.ts';
import { GatheringStatus } from './GatheringStatus.tsx';

const columns = [
  'title',
  'onDay',
  'centreName',
  'arrived',
  { field: 'isClosed', render: ({ isClosed }: Gathering) => <GatheringStatus isClosed={isClosed} /> },
] as const;

export function GatheringsPage() {
  return (
    <ResourcePage
      resource={gatherings}
      path="/oae/gatherings"
      columns={columns}
      sort="-onDay"
      fields={['title', 'onDay', 'centre']}
      without={['isClosed']}
      defaults={{ onDay: today() }}
      tabs={<OaeTabs />}
      refresh={refreshOae}
    />
  );
}

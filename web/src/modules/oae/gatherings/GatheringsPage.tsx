import { type Gathering, gatherings } from '@sewa/contract/oae/gatherings';
import { useMemo } from 'react';
import { today } from '../../../platform/today.ts';
import { ResourcePage } from '../../../ui/resource/ResourcePage.tsx';
import type { ColumnSpec } from '../../../ui/resource/use-resource-columns.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { OaeTabs } from '../OaeTabs.tsx';
import { refreshOae } from '../oae.queries.ts';
import { GatheringStatus } from './GatheringStatus.tsx';
import { useMayOpenArea } from './use-may-open-area.ts';

export function GatheringsPage() {
  const mayOpenArea = useMayOpenArea();
  return (
    <ResourcePage
      resource={gatherings}
      path="/oae/gatherings"
      columns={useColumns()}
      sort="-onDay"
      fields={['title', 'onDay', 'centre', 'isWholeArea']}
      without={mayOpenArea ? ['isClosed'] : ['isClosed', 'isWholeArea']}
      defaults={{ onDay: today() }}
      tabs={<OaeTabs />}
      refresh={refreshOae}
    />
  );
}

function useColumns(): ColumnSpec<typeof gatherings>[] {
  const { choice } = useResourceWords(gatherings);
  return useMemo(
    () => [
      'title',
      'onDay',
      'centreName',
      // The centre says the rest.
      {
        field: 'isWholeArea',
        render: ({ isWholeArea }) => (isWholeArea ? choice('isWholeArea', true) : '–'),
      },
      'arrived',
      { field: 'isClosed', render: ({ isClosed }: Gathering) => <GatheringStatus isClosed={isClosed} /> },
    ],
    [choice],
  );
}

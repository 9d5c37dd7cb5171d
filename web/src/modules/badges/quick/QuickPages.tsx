import { type QuickEvent, quickEvents } from '@sewa/contract/badges/quick';
import { anyQuickKind } from '@sewa/contract/badges/quick-rights';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { useSession } from '../../../platform/session.ts';
import { today } from '../../../platform/today.ts';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { ResourcePage } from '../../../ui/resource/ResourcePage.tsx';
import { EventPage } from './EventPage.tsx';
import { EventStatus } from './EventStatus.tsx';
import { refreshEvents } from './quick.queries.ts';

/** /badges/quick */
export function QuickPages() {
  const { may } = useSession();
  if (!may(anyQuickKind)) return <NoPermission requirement={anyQuickKind} />;
  return (
    <Routes>
      <Route index element={<EventsPage />} />
      <Route path=":id" element={<EventPage />} />
      <Route path="*" element={<Navigate to="/badges/quick" replace />} />
    </Routes>
  );
}

function EventsPage() {
  const { t } = useTranslation('app');
  return (
    <ResourcePage
      resource={quickEvents}
      path="/badges/quick"
      trail={[{ label: t('menu.badges'), to: '/badges' }]}
      title={t('menu.badgesQuick')}
      columns={[
        'title',
        'fromDay',
        'toDay',
        'centreName',
        'tokens',
        'out',
        { field: 'isClosed', render: ({ isClosed }: QuickEvent) => <EventStatus isClosed={isClosed} /> },
      ]}
      sort="-fromDay"
      fields={['title', 'fromDay', 'toDay', 'centre']}
      without={['isClosed']}
      defaults={{ fromDay: today(), toDay: today() }}
      tabs={<SectionTabs section="/badges/quick" />}
      refresh={refreshEvents}
    />
  );
}

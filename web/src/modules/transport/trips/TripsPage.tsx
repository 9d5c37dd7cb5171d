import { trips } from '@sewa/contract/transport/trips';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { ResourcePage } from '../../../ui/resource/ResourcePage.tsx';
import { tripPath, useTripColumns, useTripForm } from './trip-screen.tsx';

export function TripsPage() {
  return (
    <ResourcePage
      resource={trips}
      path={tripPath}
      columns={useTripColumns()}
      sort="-fromDay"
      tabs={<SectionTabs section={tripPath} />}
      {...useTripForm()}
    />
  );
}

import { trips } from '@sewa/contract/transport/trips';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { ResourcePage } from '../../../ui/resource/ResourcePage.tsx';
import { tripPath, useTripColumns, useTripForm } from './trip-screen.tsx';

const NEXT = 'next' satisfies (typeof trips.sort)[number];

/** Opens at today: whoever plans months ahead would otherwise find it pages below. */
export function TripsPage() {
  const { t } = useTranslation('transport');
  const orders = useMemo(() => [{ sort: NEXT, label: t('trip.nextFirst') }], [t]);
  return (
    <ResourcePage
      resource={trips}
      path={tripPath}
      columns={useTripColumns()}
      sort={NEXT}
      orders={orders}
      tabs={<SectionTabs section={tripPath} />}
      {...useTripForm()}
    />
  );
}

import { applicationTypes } from '@sewa/contract/applications/enums';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router';
import { ApplicationPage } from './ApplicationPage.tsx';
import { ApplicationsPage } from './ApplicationsPage.tsx';
import { BoardPage } from './board/BoardPage.tsx';
import { NewApplicationPage } from './NewApplicationPage.tsx';
import { NextWaitingPage } from './NextWaitingPage.tsx';
import { type Place, PlaceContext } from './place.ts';

/** /sewadar/applications */
export function ApplicationPages() {
  const { t } = useTranslation('app');
  const place = useMemo<Place>(
    () => ({
      base: '/sewadar/applications',
      type: null,
      trail: [{ label: t('menu.sewadar'), to: '/sewadar' }],
    }),
    [t],
  );
  return <PagesAt place={place} />;
}

/** /oae/applications: the same, of one type. */
export function OaeApplicationPages() {
  const { t } = useTranslation('app');
  const place = useMemo<Place>(
    () => ({
      base: '/oae/applications',
      type: applicationTypes.OAE,
      trail: [{ label: t('menu.oae'), to: '/oae' }],
    }),
    [t],
  );
  return <PagesAt place={place} />;
}

function PagesAt({ place }: { place: Place }) {
  return (
    <PlaceContext value={place}>
      <Routes>
        <Route index element={<ApplicationsPage />} />
        <Route path="board" element={<BoardPage />} />
        <Route path="new" element={<NewApplicationPage />} />
        <Route path="next" element={<NextWaitingPage />} />
        <Route path=":id" element={<ApplicationPage />} />
        <Route path="*" element={<Navigate to={place.base} replace />} />
      </Routes>
    </PlaceContext>
  );
}

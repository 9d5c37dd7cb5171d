import { applications } from '@sewa/contract/applications/applications';
import { sewadars } from '@sewa/contract/sewadar/sewadars';
import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';

const SewadarsPage = page(() => import('./list/SewadarsPage.tsx').then((file) => file.SewadarsPage));
const SewadarCreatePage = page(() =>
  import('./SewadarCreatePage.tsx').then((file) => file.SewadarCreatePage),
);
const SewadarPage = page(() => import('./record/SewadarPage.tsx').then((file) => file.SewadarPage));
const ApplicationPages = page(() =>
  import('./applications/ApplicationPages.tsx').then((file) => file.ApplicationPages),
);
const SewadarImportPage = page(() =>
  import('./SewadarImportPage.tsx').then((file) => file.SewadarImportPage),
);
const MergePage = page(() => import('./merge/MergePage.tsx').then((file) => file.MergePage));
const TransfersPage = page(() => import('./transfers/TransfersPage.tsx').then((file) => file.TransfersPage));

export function SewadarPages() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route index element={<FirstPage />} />
        <Route path="new" element={<SewadarCreatePage />} />
        <Route path="transfers" element={<TransfersPage />} />
        <Route path="import" element={<SewadarImportPage />} />
        <Route path="applications/*" element={<ApplicationPages />} />
        <Route path=":id" element={<SewadarPage />} />
        <Route path=":id/merge" element={<MergePage />} />
        <Route path="*" element={<Navigate to="/sewadar" replace />} />
      </Routes>
    </Suspense>
  );
}

/** Whoever only works on applications begins there. */
function FirstPage() {
  const { may } = useSession();
  const isForApplications = !may(sewadars.list.requirement) && may(applications.list.requirement);
  return isForApplications ? <Navigate to="/sewadar/applications" replace /> : <SewadarsPage />;
}

function page(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}

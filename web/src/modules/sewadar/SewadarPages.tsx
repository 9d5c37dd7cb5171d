import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';

const SewadarsPage = page(() => import('./list/SewadarsPage.tsx').then((file) => file.SewadarsPage));
const SewadarCreatePage = page(() =>
  import('./SewadarCreatePage.tsx').then((file) => file.SewadarCreatePage),
);
const SewadarPage = page(() => import('./record/SewadarPage.tsx').then((file) => file.SewadarPage));
const SewadarEditPage = page(() =>
  import('./record/SewadarEditPage.tsx').then((file) => file.SewadarEditPage),
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
        <Route index element={<SewadarsPage />} />
        <Route path="new" element={<SewadarCreatePage />} />
        <Route path="transfers" element={<TransfersPage />} />
        <Route path="import" element={<SewadarImportPage />} />
        <Route path=":id" element={<SewadarPage />} />
        <Route path=":id/edit" element={<SewadarEditPage />} />
        <Route path=":id/merge" element={<MergePage />} />
        <Route path="*" element={<Navigate to="/sewadar" replace />} />
      </Routes>
    </Suspense>
  );
}

function page(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}

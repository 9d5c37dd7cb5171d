import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { NotBuiltPage } from '../../app/NotBuiltPage.tsx';
import { loadMessages } from '../../platform/i18n.ts';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';

const VerifyPage = page(() => import('./verify/VerifyPage.tsx').then((file) => file.VerifyPage), 'verify');

export function BadgePages() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route path="verify" element={<VerifyPage />} />
        <Route path="sewadar" element={<NotBuiltPage />} />
        <Route path="quick" element={<NotBuiltPage />} />
        <Route index element={<Navigate to="/badges/sewadar" replace />} />
        <Route path="*" element={<Navigate to="/badges" replace />} />
      </Routes>
    </Suspense>
  );
}

/** A page that is fetched when it is opened, with the words that it shows at once. */
function page(load: () => Promise<ComponentType>, catalogue: string) {
  return lazy(async () => {
    const [Page] = await Promise.all([load(), loadMessages(catalogue)]);
    return { default: Page };
  });
}

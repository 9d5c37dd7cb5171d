import { donors } from '@sewa/contract/blood-donation/donors';
import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { loadMessages } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.ts';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { donorPath } from './donor-path.ts';

const DonorsPage = page(() => import('./DonorsPage.tsx').then((file) => file.DonorsPage));
const DonorCreatePage = page(() => import('./DonorCreatePage.tsx').then((file) => file.DonorCreatePage));
const DonorPage = page(() => import('./DonorPage.tsx').then((file) => file.DonorPage));
const DonorEditPage = page(() => import('./DonorEditPage.tsx').then((file) => file.DonorEditPage));
const DonorMergePage = page(() => import('./DonorMergePage.tsx').then((file) => file.DonorMergePage));
const DonorImportPage = page(
  () => import('./DonorImportPage.tsx').then((file) => file.DonorImportPage),
  'import',
);

/** /blood-donation/donor */
export function DonorPages() {
  const { may } = useSession();
  const { many } = useResourceWords(donors);
  const { requirement } = donors.list;
  if (!may(requirement)) return <NoPermission requirement={requirement} title={many} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route index element={<DonorsPage />} />
        <Route path="new" element={<DonorCreatePage />} />
        <Route path="import" element={<DonorImportPage />} />
        <Route path=":id" element={<DonorPage />} />
        <Route path=":id/edit" element={<DonorEditPage />} />
        <Route path=":id/merge" element={<DonorMergePage />} />
        <Route path="*" element={<Navigate to={donorPath} replace />} />
      </Routes>
    </Suspense>
  );
}

/** A page that is fetched when it is opened, with the words of the kit that it shows at once. */
function page(load: () => Promise<ComponentType>, catalogue?: string) {
  return lazy(async () => {
    const [Page] = await Promise.all([load(), catalogue && loadMessages(catalogue)]);
    return { default: Page };
  });
}

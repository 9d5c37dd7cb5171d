import { camps } from '@sewa/contract/blood-donation/camps';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { loadMessages } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.ts';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { CampPage } from './CampPage.tsx';
import { CampsPage } from './CampsPage.tsx';
import { campPath } from './camp-path.ts';

/** The floor comes with its own words, and only to whoever opens it. */
const FloorPage = lazy(async () => {
  const [file] = await Promise.all([
    import('../floor/FloorPage.tsx'),
    loadMessages('floor'),
    loadMessages('scan'),
  ]);
  return { default: file.FloorPage };
});
const HallBoard = lazy(async () => {
  const [file] = await Promise.all([import('../floor/HallBoard.tsx'), loadMessages('floor')]);
  return { default: file.HallBoard };
});

/** /blood-donation/camp */
export function CampPages() {
  const { may } = useSession();
  const { many } = useResourceWords(camps);
  const { requirement } = camps.list;
  if (!may(requirement)) return <NoPermission requirement={requirement} title={many} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route index element={<CampsPage />} />
        <Route path=":id" element={<CampPage />} />
        <Route path=":id/floor/board" element={<HallBoard />} />
        <Route path=":id/floor/:station?" element={<FloorPage />} />
        <Route path="*" element={<Navigate to={campPath} replace />} />
      </Routes>
    </Suspense>
  );
}

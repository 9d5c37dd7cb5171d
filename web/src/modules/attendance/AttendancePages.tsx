import { right } from '@sewa/contract/kernel/rights/requirement';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router';
import { loadMessages } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { NoPermission } from '../../ui/NoPermission.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';

const SheetsPage = lazy(() =>
  import('./sheets/SheetsPage.tsx').then((file) => ({ default: file.SheetsPage })),
);
const SheetPage = lazy(async () => {
  const [file] = await Promise.all([import('./sheet/SheetPage.tsx'), loadMessages('scan')]);
  return { default: file.SheetPage };
});

const KioskPage = lazy(async () => {
  const [file] = await Promise.all([
    import('./kiosk/KioskPage.tsx'),
    loadMessages('scan'),
    loadMessages('kiosk'),
  ]);
  return { default: file.KioskPage };
});

const RegisterPage = lazy(() =>
  import('./register/RegisterPage.tsx').then((file) => ({ default: file.RegisterPage })),
);
const MonthGridPage = lazy(() =>
  import('./register/grid/MonthGridPage.tsx').then((file) => ({ default: file.MonthGridPage })),
);
const SummaryPage = lazy(() =>
  import('./register/SummaryPage.tsx').then((file) => ({ default: file.SummaryPage })),
);
const UnseenPage = lazy(() =>
  import('./register/UnseenPage.tsx').then((file) => ({ default: file.UnseenPage })),
);

const view = right('SEWADAR.ATTENDANCE', 'view');

export function AttendancePages() {
  const { may } = useSession();
  const { t } = useTranslation('attendance');
  if (!may(view)) return <NoPermission requirement={view} title={t('title')} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route index element={<SheetsPage />} />
        <Route path="sheets/:id" element={<SheetPage />} />
        <Route path="sheets/:id/kiosk" element={<KioskPage />} />
        <Route path="grid" element={<MonthGridPage />} />
        <Route path="register" element={<RegisterPage />} />
        <Route path="percentages" element={<SummaryPage />} />
        <Route path="unseen" element={<UnseenPage />} />
        <Route path="*" element={<Navigate to="/attendance" replace />} />
      </Routes>
    </Suspense>
  );
}

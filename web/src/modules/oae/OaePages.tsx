import { right } from '@sewa/contract/kernel/rights/requirement';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router';
import { loadMessages } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { NoPermission } from '../../ui/NoPermission.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';

const MembersPage = page(() => import('./members/MembersPage.tsx').then((file) => file.MembersPage));
const MemberCreatePage = page(() =>
  import('./members/MemberCreatePage.tsx').then((file) => file.MemberCreatePage),
);
const MemberPage = page(() => import('./members/MemberPage.tsx').then((file) => file.MemberPage));
const MemberEditPage = page(() => import('./members/MemberEditPage.tsx').then((file) => file.MemberEditPage));
const MemberImportPage = page(
  () => import('./members/MemberImportPage.tsx').then((file) => file.MemberImportPage),
  'import',
);
const BlockPages = page(() => import('./blocks/BlockPages.tsx').then((file) => file.BlockPages));
const GatheringsPage = page(() =>
  import('./gatherings/GatheringsPage.tsx').then((file) => file.GatheringsPage),
);
const DayPage = page(() => import('./gatherings/DayPage.tsx').then((file) => file.DayPage), 'scan');
const EmergencyPage = page(
  () => import('./emergency/EmergencyPage.tsx').then((file) => file.EmergencyPage),
  'scan',
);
const RenewalsPage = page(() => import('./renewals/RenewalsPage.tsx').then((file) => file.RenewalsPage));
const RenewPage = page(() => import('./renewals/RenewPage.tsx').then((file) => file.RenewPage));

const view = right('SEWADAR.OAE', 'view');

/** Applications of the enclosure stand below /oae too, but are a manifest of their own. */
export function OaePages() {
  const { may } = useSession();
  const { t } = useTranslation('oae');
  if (!may(view)) return <NoPermission requirement={view} title={t('title')} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route index element={<MembersPage />} />
        <Route path="members/new" element={<MemberCreatePage />} />
        <Route path="members/import" element={<MemberImportPage />} />
        <Route path="members/:id" element={<MemberPage />} />
        <Route path="members/:id/edit" element={<MemberEditPage />} />
        <Route path="blocks/*" element={<BlockPages />} />
        <Route path="gatherings" element={<GatheringsPage />} />
        <Route path="gatherings/:id" element={<DayPage />} />
        <Route path="emergency" element={<EmergencyPage />} />
        <Route path="renewals" element={<RenewalsPage />} />
        <Route path="renewals/:year/:line" element={<RenewPage />} />
        <Route path="*" element={<Navigate to="/oae" replace />} />
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

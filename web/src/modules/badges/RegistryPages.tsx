import { anyBadgeType } from '@sewa/contract/badges/badge-rights';
import { Navigate, Route, Routes } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { NoPermission } from '../../ui/NoPermission.tsx';
import { BadgePage } from './record/BadgePage.tsx';
import { BadgesPage } from './registry/BadgesPage.tsx';
import { badgePath } from './registry/badge.queries.ts';
import { EntitledPage } from './registry/EntitledPage.tsx';
import { ExpiringPage } from './registry/ExpiringPage.tsx';

/** /badges/sewadar */
export function RegistryPages() {
  const { may } = useSession();
  if (!may(anyBadgeType)) return <NoPermission requirement={anyBadgeType} />;
  return (
    <Routes>
      <Route index element={<BadgesPage />} />
      <Route path="entitled" element={<EntitledPage />} />
      <Route path="expiring" element={<ExpiringPage />} />
      <Route path=":id" element={<BadgePage />} />
      <Route path="*" element={<Navigate to={badgePath} replace />} />
    </Routes>
  );
}

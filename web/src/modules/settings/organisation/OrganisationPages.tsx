import { Navigate, Route, Routes } from 'react-router';
import { AreaPages } from './AreaPages.tsx';
import { CentrePages } from './CentrePages.tsx';
import { OrgPage } from './OrgPage.tsx';
import { UnitsPage } from './UnitsPage.tsx';

export function OrganisationPages() {
  return (
    <Routes>
      <Route index element={<UnitsPage />} />
      <Route path="units/:id" element={<OrgPage />} />
      <Route path="centres/*" element={<CentrePages />} />
      <Route path="areas/*" element={<AreaPages />} />
      <Route path="*" element={<Navigate to="/settings/organisation" replace />} />
    </Routes>
  );
}

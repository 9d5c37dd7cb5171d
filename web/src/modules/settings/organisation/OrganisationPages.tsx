import { Navigate, Route, Routes } from 'react-router';
import { AreaPage } from './AreaPage.tsx';
import { AreasPage } from './AreasPage.tsx';
import { CentrePage } from './CentrePage.tsx';
import { CentresPage } from './CentresPage.tsx';
import { OrgPage } from './OrgPage.tsx';
import { UnitsPage } from './UnitsPage.tsx';

export function OrganisationPages() {
  return (
    <Routes>
      <Route index element={<UnitsPage />} />
      <Route path="units/:id" element={<OrgPage />} />
      <Route path="centres" element={<CentresPage />} />
      <Route path="centres/:id" element={<CentrePage />} />
      <Route path="areas" element={<AreasPage />} />
      <Route path="areas/:id" element={<AreaPage />} />
      <Route path="*" element={<Navigate to="/settings/organisation" replace />} />
    </Routes>
  );
}

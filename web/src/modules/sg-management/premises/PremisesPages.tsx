import { Navigate, Route, Routes } from 'react-router';
import { PremisesPage } from './PremisesPage.tsx';

/** /sg-management/premises: the list is the page of the section. */
export function PremisesPages() {
  return (
    <Routes>
      <Route path=":id" element={<PremisesPage />} />
      <Route path="*" element={<Navigate to="/sg-management" replace />} />
    </Routes>
  );
}

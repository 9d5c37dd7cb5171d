import { Navigate, Route, Routes } from 'react-router';
import { returnsPath } from '../sales/sales-paths.ts';
import { NewReturnPage } from './NewReturnPage.tsx';
import { ReturnsPage } from './ReturnsPage.tsx';

/** /bav/return */
export function ReturnPages() {
  return (
    <Routes>
      <Route index element={<ReturnsPage />} />
      <Route path="new" element={<NewReturnPage />} />
      <Route path="*" element={<Navigate to={returnsPath} replace />} />
    </Routes>
  );
}

import { Navigate, Route, Routes } from 'react-router';
import { NewPurchasePage } from './NewPurchasePage.tsx';
import { PurchasePage } from './PurchasePage.tsx';
import { PurchasesPage } from './PurchasesPage.tsx';
import { ReturnPage } from './ReturnPage.tsx';

/** /bav/purchase */
export function PurchasePages() {
  return (
    <Routes>
      <Route index element={<PurchasesPage />} />
      <Route path="new" element={<NewPurchasePage />} />
      <Route path=":id" element={<PurchasePage />} />
      <Route path=":id/return" element={<ReturnPage />} />
      <Route path="*" element={<Navigate to="/bav/purchase" replace />} />
    </Routes>
  );
}

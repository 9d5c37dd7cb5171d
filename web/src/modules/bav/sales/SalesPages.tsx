import { Navigate, Route, Routes } from 'react-router';
import { CounterPage } from '../counter/CounterPage.tsx';
import { IssuesPage } from './IssuesPage.tsx';
import { ReceiptPage } from './ReceiptPage.tsx';
import { ReceiptsPage } from './ReceiptsPage.tsx';
import { ShiftPage } from './ShiftPage.tsx';
import { ShiftsPage } from './ShiftsPage.tsx';
import { salesPath } from './sales-paths.ts';
import { TillPages } from './TillPages.tsx';

/** /bav/sales */
export function SalesPages() {
  return (
    <Routes>
      <Route index element={<CounterPage />} />
      <Route path="receipts" element={<ReceiptsPage />} />
      <Route path="receipts/:id" element={<ReceiptPage />} />
      <Route path="shifts" element={<ShiftsPage />} />
      <Route path="shifts/:id" element={<ShiftPage />} />
      <Route path="issues" element={<IssuesPage />} />
      <Route path="counters/*" element={<TillPages />} />
      <Route path="*" element={<Navigate to={salesPath} replace />} />
    </Routes>
  );
}

import { Navigate, Route, Routes } from 'react-router';
import { BagPages } from './bags/BagPages.tsx';
import { DakPage } from './DakPage.tsx';
import { LetterPage } from './LetterPage.tsx';
import { dakPath } from './letter-screen.tsx';
import { ReceivePage } from './ReceivePage.tsx';

/** /sg-management/dak */
export function DakPages() {
  return (
    <Routes>
      <Route index element={<DakPage />} />
      <Route path="bag/*" element={<BagPages />} />
      <Route path="receive" element={<ReceivePage />} />
      <Route path=":id" element={<LetterPage />} />
      <Route path="*" element={<Navigate to={dakPath} replace />} />
    </Routes>
  );
}

import { Navigate, Route, Routes } from 'react-router';
import { RollPage } from './RollPage.tsx';
import { RollsPage } from './RollsPage.tsx';

/** /nominal-roll */
export function RollPages() {
  return (
    <Routes>
      <Route index element={<RollsPage />} />
      <Route path=":id" element={<RollPage />} />
      <Route path="*" element={<Navigate to="/nominal-roll" replace />} />
    </Routes>
  );
}

import { Navigate, Route, Routes } from 'react-router';
import { DaysServedPage } from './days/DaysServedPage.tsx';
import { RollPage } from './RollPage.tsx';
import { RollsPage } from './RollsPage.tsx';

/** /nominal-roll */
export function RollPages() {
  return (
    <Routes>
      <Route index element={<RollsPage />} />
      <Route path="days" element={<DaysServedPage />} />
      <Route path=":id" element={<RollPage />} />
      <Route path="*" element={<Navigate to="/nominal-roll" replace />} />
    </Routes>
  );
}

import { Navigate, Route, Routes } from 'react-router';
import { ArrivingPage } from './arriving/ArrivingPage.tsx';
import { ArrivingRollPage } from './arriving/ArrivingRollPage.tsx';
import { DaysServedPage } from './days/DaysServedPage.tsx';
import { RollPage } from './RollPage.tsx';
import { RollsPage } from './RollsPage.tsx';

/** /nominal-roll */
export function RollPages() {
  return (
    <Routes>
      <Route index element={<RollsPage />} />
      <Route path="arriving" element={<ArrivingPage />} />
      <Route path="arriving/:id" element={<ArrivingRollPage />} />
      <Route path="days" element={<DaysServedPage />} />
      <Route path=":id" element={<RollPage />} />
      <Route path="*" element={<Navigate to="/nominal-roll" replace />} />
    </Routes>
  );
}

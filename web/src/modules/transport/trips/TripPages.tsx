import { Navigate, Route, Routes } from 'react-router';
import { WeekPage } from '../board/WeekPage.tsx';
import { FreePage } from '../free/FreePage.tsx';
import { MyTripsPage } from '../mine/MyTripsPage.tsx';
import { TripPage } from './TripPage.tsx';
import { TripSection } from './TripSection.tsx';
import { TripsPage } from './TripsPage.tsx';
import { tripPath } from './trip-screen.tsx';

/** /transport/trip */
export function TripPages() {
  return (
    <Routes>
      <Route index element={<TripsPage />} />
      <Route element={<TripSection />}>
        <Route path="week" element={<WeekPage />} />
        <Route path="free" element={<FreePage />} />
        <Route path="mine" element={<MyTripsPage />} />
      </Route>
      <Route path=":id" element={<TripPage />} />
      <Route path="*" element={<Navigate to={tripPath} replace />} />
    </Routes>
  );
}

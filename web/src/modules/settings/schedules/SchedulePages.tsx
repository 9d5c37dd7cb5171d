import { Navigate, Route, Routes } from 'react-router';
import { CalendarPage } from './CalendarPage.tsx';
import { ScheduleCreatePage } from './ScheduleCreatePage.tsx';
import { SchedulePage } from './SchedulePage.tsx';
import { SchedulesPage } from './SchedulesPage.tsx';

export function SchedulePages() {
  return (
    <Routes>
      <Route index element={<SchedulesPage />} />
      <Route path="calendar" element={<CalendarPage />} />
      <Route path="new" element={<ScheduleCreatePage />} />
      <Route path=":id" element={<SchedulePage />} />
      <Route path="*" element={<Navigate to="/settings/schedules" replace />} />
    </Routes>
  );
}

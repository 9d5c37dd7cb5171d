import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { loadMessages } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { NoPermission } from '../../ui/NoPermission.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { LandingPage } from './LandingPage.tsx';
import { type Section, sections } from './sections.ts';

const UsersPage = page(() => import('./users/UsersPage.tsx').then((file) => file.UsersPage));
const RequestsPage = page(() => import('./users/RequestsPage.tsx').then((file) => file.RequestsPage));
const UserCreatePage = page(() => import('./users/UserCreatePage.tsx').then((file) => file.UserCreatePage));
const UserPage = page(() => import('./users/UserPage.tsx').then((file) => file.UserPage));
const OrganisationPages = page(() =>
  import('./organisation/OrganisationPages.tsx').then((file) => file.OrganisationPages),
);
const SchedulePages = page(() => import('./schedules/SchedulePages.tsx').then((file) => file.SchedulePages));
const AuditPage = page(() => import('./audit/AuditPage.tsx').then((file) => file.AuditPage));
const DevicePages = page(async () => {
  const [file] = await Promise.all([import('./devices/DevicePages.tsx'), loadMessages('devices')]);
  return file.DevicePages;
});
const HousekeepingPage = page(() =>
  import('./housekeeping/HousekeepingPage.tsx').then((file) => file.HousekeepingPage),
);
const PreferencesPage = page(() =>
  import('./preferences/PreferencesPage.tsx').then((file) => file.PreferencesPage),
);

export function SettingsPages() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route index element={<LandingPage />} />
        <Route
          path="users"
          element={
            <Guarded section="users">
              <UsersPage />
            </Guarded>
          }
        />
        <Route
          path="users/requests"
          element={
            <Guarded section="users">
              <RequestsPage />
            </Guarded>
          }
        />
        <Route
          path="users/new"
          element={
            <Guarded section="users">
              <UserCreatePage />
            </Guarded>
          }
        />
        <Route
          path="users/:id"
          element={
            <Guarded section="users">
              <UserPage />
            </Guarded>
          }
        />
        <Route
          path="organisation/*"
          element={
            <Guarded section="organisation">
              <OrganisationPages />
            </Guarded>
          }
        />
        <Route
          path="schedules/*"
          element={
            <Guarded section="schedules">
              <SchedulePages />
            </Guarded>
          }
        />
        <Route
          path="audit"
          element={
            <Guarded section="audit">
              <AuditPage />
            </Guarded>
          }
        />
        {!__OFFLINE__ && (
          <Route
            path="devices/*"
            element={
              <Guarded section="devices">
                <DevicePages />
              </Guarded>
            }
          />
        )}
        <Route
          path="housekeeping"
          element={
            <Guarded section="housekeeping">
              <HousekeepingPage />
            </Guarded>
          }
        />
        <Route path="preferences" element={<PreferencesPage />} />
        <Route path="*" element={<Navigate to="/settings" replace />} />
      </Routes>
    </Suspense>
  );
}

function Guarded({ section, children }: { section: Section['key']; children: ReactNode }) {
  const { may } = useSession();
  const requirement = sections.find((one) => one.key === section)?.requirement ?? 'signedIn';
  return may(requirement) ? children : <NoPermission requirement={requirement} />;
}

function page(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}

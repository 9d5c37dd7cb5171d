import type { Resource } from '@sewa/contract/kernel/resource/resource';
import { Navigate, Route, Routes } from 'react-router';
import { ResourcePage } from './ResourcePage.tsx';
import { ResourceRecordPage } from './ResourceRecordPage.tsx';

type Screens<R extends Resource> = Parameters<typeof ResourceRecordPage<R>>[0];

/** List and record of a plain entity, below its address. */
export function ResourceScreens<R extends Resource>(screens: Screens<R>) {
  return (
    <Routes>
      <Route index element={<ResourcePage {...screens} />} />
      <Route path=":id" element={<ResourceRecordPage {...screens} />} />
      <Route path="*" element={<Navigate to={screens.path} replace />} />
    </Routes>
  );
}

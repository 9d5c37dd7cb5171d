import { premises } from '@sewa/contract/sg-management/premises';
import { Route, Routes } from 'react-router';
import { ModuleOverview } from '../../app/routes/ModuleOverview.tsx';
import { useSession } from '../../platform/session.ts';
import { PremisesListPage } from './premises/PremisesListPage.tsx';

/** /sg-management: the satsang ghars; whoever sees only the dak gets an overview of what there is. */
export function SgManagementPage() {
  const { may } = useSession();
  return (
    <Routes>
      <Route path="*" element={may(premises.list.requirement) ? <PremisesListPage /> : <ModuleOverview />} />
    </Routes>
  );
}

import { useLocation, useParams } from 'react-router';
import { useKiosk } from '../../../platform/kiosk.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { useHearMarks, useSheet } from '../attendance.queries.ts';
import { KioskScreen } from './KioskScreen.tsx';
import { StartKiosk } from './StartKiosk.tsx';

/** Started with a PIN, this browser shows the kiosk and nothing else. */
export function KioskPage() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const isStarted = useKiosk()?.address === pathname;
  const { data: sheet, error, refetch } = useSheet(id);
  useHearMarks(id);
  if (error && !sheet) return <ErrorState isPage error={error} onRetry={() => void refetch()} />;
  if (!sheet) return <PageSkeleton />;
  return isStarted ? <KioskScreen sheet={sheet} /> : <StartKiosk sheet={sheet} address={pathname} />;
}

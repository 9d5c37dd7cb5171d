import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type Sheet, sheets } from '@sewa/contract/attendance/sheets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useWorksOffline } from '../../../platform/offline/works-offline.ts';
import { useSession } from '../../../platform/session.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { HistoryTab } from '../../../ui/record/HistoryTab.tsx';
import { useHasCorrection } from '../../../ui/scan/use-correction.ts';
import { useHearMarks, useSheet, useSheetPeople } from '../attendance.queries.ts';
import { AllPresent } from './AllPresent.tsx';
import { ClosedAlert } from './ClosedAlert.tsx';
import { CorrectionList } from './CorrectionList.tsx';
import { Counts } from './Counts.tsx';
import { MarkList } from './MarkList.tsx';
import { ScanPanel } from './ScanPanel.tsx';
import { SheetHeader } from './SheetHeader.tsx';

/** One sewa on one day: marked by list or scan, counted, closed, corrected. */
export function SheetPage() {
  const { id = '' } = useParams();
  const { data: sheet, error, refetch } = useSheet(id);
  useHearMarks(id);
  if (error && !sheet) return <ErrorState isPage error={error} onRetry={() => void refetch()} />;
  if (!sheet) return <PageSkeleton />;
  return (
    <>
      <HearChanges event="attendance.changed" path={sheets.list.path} />
      <SheetHeader sheet={sheet} />
      <SheetBody sheet={sheet} />
    </>
  );
}

/** Without a connection the banner says that entries are sent later. */
function KeepsEntries() {
  useWorksOffline();
  return null;
}

type View = 'list' | 'scan' | 'corrections' | 'history';

function SheetBody({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation('attendance');
  const { may } = useSession();
  const { people, error, refetch } = useSheetPeople(sheet);
  const [chosen, setChosen] = useState<View>('list');
  if (useHasCorrection() && chosen !== 'scan') setChosen('scan');
  const mayScan = may(sheets.scan.requirement) && !sheet.isClosed;
  const mayMark = may(sheets.mark.requirement) && !sheet.isClosed;
  const views: View[] = [
    'list',
    ...(mayScan ? ['scan' as const] : []),
    ...(sheet.isClosed ? ['corrections' as const] : []),
    'history',
  ];
  const view = views.includes(chosen) ? chosen : 'list';
  if (error && !people) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!people) return <PageSkeleton />;
  return (
    <>
      {sheet.isClosed && <ClosedAlert sheet={sheet} />}
      {mayMark && <KeepsEntries />}
      <Counts people={people} />
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          borderBottom: 1,
          borderColor: 'divider',
          mb: 0.5,
        }}
      >
        <Tabs
          value={view}
          onChange={(_event, next: View) => setChosen(next)}
          // Beside the button a phone has no room for all of them.
          variant="scrollable"
          scrollButtons={false}
          aria-label={t('sheet.views')}
          sx={{ flex: 1, minWidth: 0 }}
        >
          {views.map((one) => (
            <Tab
              key={one}
              value={one}
              id={`tab-${one}`}
              aria-controls={`panel-${one}`}
              label={t(`view.${one}`)}
            />
          ))}
        </Tabs>
        {view === 'list' && mayMark && <AllPresent sheet={sheet} people={people} />}
      </Box>
      <Box role="tabpanel" id={`panel-${view}`} aria-labelledby={`tab-${view}`}>
        {view === 'list' && <MarkList sheet={sheet} people={people} />}
        {view === 'scan' && <ScanPanel sheet={sheet} people={people} />}
        {view === 'corrections' && <CorrectionList sheet={sheet} />}
        {view === 'history' && <HistoryTab endpoint={sheets.history} id={sheet.id} />}
      </Box>
    </>
  );
}

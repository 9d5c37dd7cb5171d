import { mdiClockAlertOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { type SgRecord, sgRecords } from '@sewa/contract/sg-management/records';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { ResourcePage } from '../../../ui/resource/ResourcePage.tsx';
import type { ColumnSpec } from '../../../ui/resource/use-resource-columns.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { newRecord, recordPath } from './record-form.ts';
import { useRecordStatus } from './record-status.ts';
import { SgRecordPage } from './SgRecordPage.tsx';

/** /sg-management/record */
export function RecordPages() {
  const columns = useRecordColumns();
  return (
    <Routes>
      <Route
        index
        element={
          <ResourcePage
            {...newRecord}
            resource={sgRecords}
            path={recordPath}
            columns={columns}
            sort="-number"
            tabs={<SectionTabs section="/sg-management" />}
          />
        }
      />
      <Route path=":id" element={<SgRecordPage />} />
      <Route path="*" element={<Navigate to={recordPath} replace />} />
    </Routes>
  );
}

function useRecordColumns(): ColumnSpec<typeof sgRecords>[] {
  return useMemo(
    () => [
      { field: 'title', card: 'title' },
      { field: 'number', isShort: true },
      'kind',
      'centreName',
      'estimate',
      'dueDay',
      {
        field: 'status',
        card: 'status',
        isNumber: false,
        isShort: true,
        render: (row: SgRecord) => <Shown row={row} />,
      },
    ],
    [],
  );
}

/** What is late comes before the status; a card has room for one of them. */
function Shown({ row }: { row: SgRecord }) {
  const { t } = useTranslation('sg-management');
  const statusOf = useRecordStatus();
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5 }}>
      {row.isOverdue && <StatusChip tone="error" icon={mdiClockAlertOutline} label={t('overdue')} />}
      <Box component="span" sx={row.isOverdue ? { display: { xs: 'none', md: 'inline' } } : {}}>
        <StatusChip {...statusOf(row)} />
      </Box>
    </Box>
  );
}

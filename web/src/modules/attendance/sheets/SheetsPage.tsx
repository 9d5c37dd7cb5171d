import { type Sheet, sheets } from '@sewa/contract/attendance/sheets';
import { useMemo } from 'react';
import { DepartmentInput } from '../../../people/department/DepartmentInput.tsx';
import { today } from '../../../platform/today.ts';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { ResourcePage } from '../../../ui/resource/ResourcePage.tsx';
import type { ColumnSpec } from '../../../ui/resource/use-resource-columns.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { AttendanceTabs } from '../AttendanceTabs.tsx';
import { refreshSheets } from '../attendance.queries.ts';
import { SheetStatus } from '../SheetStatus.tsx';
import { TodaySheets } from './TodaySheets.tsx';

/** What is on today, and every sheet below it, newest first. */
export function SheetsPage() {
  const { label, hint } = useResourceWords(sheets);
  return (
    <>
      <HearChanges event="attendance-entry.changed" path={sheets.list.path} />
      <ResourcePage
        resource={sheets}
        path="/attendance/sheets"
        columns={useColumns()}
        sort="-onDay"
        fields={[
          'title',
          'department',
          'onDay',
          'centre',
          'startTime',
          'endTime',
          'place',
          'lateAfter',
          'halfBelow',
        ]}
        defaults={{ onDay: today(), startTime: '06:00', endTime: '09:00' }}
        inputs={{
          department: (field) => (
            <DepartmentInput {...field} label={label('department')} hint={hint('department')} isRequired />
          ),
        }}
        tabs={
          <>
            <AttendanceTabs />
            <TodaySheets />
          </>
        }
        refresh={refreshSheets}
      />
    </>
  );
}

function useColumns(): ColumnSpec<typeof sheets>[] {
  return useMemo(
    () => [
      'title',
      'onDay',
      'department',
      'centreName',
      'came',
      'marked',
      { field: 'isClosed', render: ({ isClosed }: Sheet) => <SheetStatus isClosed={isClosed} /> },
    ],
    [],
  );
}

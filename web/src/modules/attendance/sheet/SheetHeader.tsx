import { mdiLockOutline, mdiMonitorAccount, mdiPencilOutline, mdiTrashCanOutline } from '@mdi/js';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type Sheet, sheets } from '@sewa/contract/attendance/sheets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DepartmentInput } from '../../../people/department/DepartmentInput.tsx';
import { useFormat } from '../../../platform/use-format.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RecordActions } from '../../../ui/record/RecordActions.tsx';
import { RemoveDialog } from '../../../ui/resource/RemoveDialog.tsx';
import { ResourceDialog } from '../../../ui/resource/ResourceDialog.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { refreshSheets } from '../attendance.queries.ts';
import { SheetStatus } from '../SheetStatus.tsx';
import { CloseDialog } from './CloseDialog.tsx';

export function SheetHeader({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation('attendance');
  const { day } = useFormat();
  const navigate = useNavigate();
  const words = useResourceWords(sheets);
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [asked, setAsked] = useState<'close' | 'edit' | 'remove' | null>(null);
  const { isClosed, title } = sheet;
  const closed = isClosed ? t('sheet.isClosed') : undefined;
  return (
    <>
      <PageHeader
        trail={[{ label: t('title'), to: '/attendance' }]}
        title={title}
        subtitle={
          <Typography component="div" noWrap={isPhone}>
            {[
              day(sheet.onDay),
              `${sheet.startTime}–${sheet.endTime}`,
              sheet.place,
              sheet.department,
              sheet.centreName,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        }
        // On a phone every row of people counts: an open sheet shows by its buttons that it is open.
        beside={(isClosed || !isPhone) && <SheetStatus isClosed={isClosed} />}
        action={
          <RecordActions
            actions={[
              {
                label: t('sheet.close'),
                icon: mdiLockOutline,
                requirement: sheets.close.requirement,
                isMain: !isPhone,
                impossible: closed,
                onClick: () => setAsked('close'),
              },
              {
                label: t('sheet.kiosk'),
                icon: mdiMonitorAccount,
                requirement: sheets.scan.requirement,
                isVisible: true,
                impossible: closed,
                onClick: () => void navigate(`/attendance/sheets/${sheet.id}/kiosk`),
              },
              {
                label: t('sheet.edit'),
                icon: mdiPencilOutline,
                requirement: sheets.update.requirement,
                impossible: closed,
                onClick: () => setAsked('edit'),
              },
              {
                label: t('sheet.remove'),
                icon: mdiTrashCanOutline,
                requirement: sheets.remove.requirement,
                isDanger: true,
                impossible: sheet.marked > 0 ? words.removal : undefined,
                onClick: () => setAsked('remove'),
              },
            ]}
          />
        }
      />
      {asked === 'close' && <CloseDialog sheet={sheet} onClose={() => setAsked(null)} />}
      {asked === 'edit' && (
        <ResourceDialog
          resource={sheets}
          row={sheet}
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
          inputs={{
            department: (field) => (
              <DepartmentInput
                {...field}
                label={words.label('department')}
                hint={words.hint('department')}
                isRequired
              />
            ),
          }}
          onClose={() => setAsked(null)}
          refresh={refreshSheets}
        />
      )}
      {asked === 'remove' && (
        <RemoveDialog
          endpoint={sheets.remove}
          id={sheet.id}
          name={title}
          text={t('sheet.removeText')}
          onClose={() => setAsked(null)}
          onGone={() => navigate('/attendance')}
          refresh={refreshSheets}
        />
      )}
    </>
  );
}

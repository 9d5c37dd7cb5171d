import { mdiLockOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { attendanceMonths } from '@sewa/contract/attendance/sheets';
import { orgLevels } from '@sewa/contract/user/organisation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { useSession } from '../../../platform/session.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { refreshSheets } from '../attendance.queries.ts';
import { refreshGrid } from './grid/grid.queries.ts';

/** Whether the area has closed the month, and the button that closes it once it is over. */
export function MonthClosing({ month }: { month: string }) {
  const { t } = useTranslation('attendance');
  const format = useFormat();
  const { may } = useSession();
  const { act, isBusy } = useAct();
  const [isAsking, setIsAsking] = useState(false);
  const { data: closed } = useQuery({
    queryKey: [attendanceMonths.closed.path],
    queryFn: ({ signal }) => call(attendanceMonths.closed, { signal }),
  });
  if (!closed) return null;
  if (closed.some((one) => one.month === month))
    return <StatusChip label={t('month.closed')} icon={mdiLockOutline} tone="default" />;
  const mayClose = may(attendanceMonths.close.requirement) && may({ orgLevel: orgLevels.AREA });
  if (!mayClose || month >= today().slice(0, 7)) return null;
  const close = () =>
    act({
      run: async () => {
        await call(attendanceMonths.close, { body: { month } });
        await queryClient.invalidateQueries({ queryKey: [attendanceMonths.closed.path] });
        await refreshSheets();
        await refreshGrid();
      },
      done: t('month.done'),
      failed: t('month.failed'),
      onDone: () => setIsAsking(false),
    });
  return (
    <>
      <Button startIcon={<Icon path={mdiLockOutline} />} onClick={() => setIsAsking(true)}>
        {t('month.close')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('month.title', { month: format.month(month) })}
          text={t('month.text')}
          confirmLabel={t('month.close')}
          isBusy={isBusy}
          onConfirm={() => void close()}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

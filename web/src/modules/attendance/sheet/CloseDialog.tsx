import type { Sheet } from '@sewa/contract/attendance/sheets';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { closeSheet, undoClosing, useSheetPeople } from '../attendance.queries.ts';
import { hasForgotten } from './questions.ts';

/** Says what closing makes of those who have no mark, and of those who did not check out; before the end also that it is early. */
export function CloseDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const { t } = useTranslation('attendance');
  const { act, isBusy } = useAct();
  const { people = [] } = useSheetPeople(sheet);
  const unmarked = people.filter(({ mark }) => mark === null).length;
  const forgotten = people.filter((person) => hasForgotten(sheet, person)).length;
  const close = () =>
    act({
      run: () => closeSheet(sheet.id),
      done: t('close.done'),
      failed: t('close.failed'),
      undo: ({ version }) => ({
        run: () => undoClosing({ id: sheet.id, version }),
        done: t('reopen.done'),
        failed: t('reopen.failed'),
      }),
      onDone: onClose,
    });
  return (
    <ConfirmDialog
      title={t('close.title')}
      text={
        <>
          {Date.now() < Date.parse(sheet.endsAt) && <p>{t('close.early', { time: sheet.endTime })}</p>}
          {unmarked > 0 && unmarked < people.length && <p>{t('close.unmarked', { count: unmarked })}</p>}
          {forgotten > 0 && <p>{t('close.forgotten', { count: forgotten })}</p>}
          <p>{t('close.text')}</p>
        </>
      }
      confirmLabel={t('close.confirm')}
      isBusy={isBusy}
      onConfirm={() => void close()}
      onCancel={onClose}
    />
  );
}

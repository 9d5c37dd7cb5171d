import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type Sheet, sheets } from '@sewa/contract/attendance/sheets';
import { isClosedLately } from '@sewa/contract/attendance/undo-closing';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { useAct } from '../../../ui/use-act.ts';
import { undoClosing } from '../attendance.queries.ts';

/** Who closed the sheet. Whoever did it a moment ago can open it again when the toast is gone; the server decides. */
export function ClosedAlert({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation('attendance');
  const { may } = useSession();
  const { act, isBusy } = useAct();
  const isOwn = sheet.isClosedByMe && may(sheets.undoClose.requirement);
  const reopen = () =>
    act({ run: () => undoClosing(sheet), done: t('reopen.done'), failed: t('reopen.failed') });
  return (
    <Alert severity="info" sx={{ mb: 1 }}>
      {t('sheet.closedText', { name: sheet.closedByName })}
      {isOwn && isClosedLately(sheet.closedAt, Date.now()) && (
        <div>
          <Button
            variant="outlined"
            color="inherit"
            loading={isBusy}
            onClick={() => void reopen()}
            sx={{ mt: 0.5 }}
          >
            {t('reopen.button')}
          </Button>
        </div>
      )}
    </Alert>
  );
}
